import { accessDialog } from './access-dialog'
import { accessNotice } from './access-notice'
import { brandCards } from './brand-cards'
import { cardHash } from './card-hash'
import { domainSearch } from './domain-search'
import { drawer } from './drawer'
import { expandDetails } from './expand-details'
import { notFound } from './not-found'
import { portfolioGate } from './portfolio-gate'

// Each behaviour starts in its own try: one that breaks never stops another.
for (const start of [
  portfolioGate,
  drawer,
  accessNotice,
  accessDialog,
  cardHash,
  brandCards,
  expandDetails,
  domainSearch,
  notFound,
]) {
  try {
    start()
  } catch (error) {
    // Told as any error is, in browsers without reportError too.
    setTimeout(() => {
      throw error
    })
  }
}
