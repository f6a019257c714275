import { cardHash } from './card-hash'
import { drawer } from './drawer'
import { loadDialog } from './load-dialog'
import { loadSearch } from './load-search'
import { notFound } from './not-found'
import { accessNotice, brandCards, expandDetails, portfolioGate } from './portfolio'
import { skippedTransitions } from './skipped-transitions'

// Each behaviour starts in its own try block, so that one failure does not stop the others.
for (const start of [
  portfolioGate,
  skippedTransitions,
  drawer,
  accessNotice,
  loadDialog,
  cardHash,
  brandCards,
  expandDetails,
  loadSearch,
  notFound,
]) {
  try {
    start()
  } catch (error) {
    // Reported like any uncaught error, even in browsers without reportError.
    setTimeout(() => {
      throw error
    })
  }
}
