import { parentPort, workerData } from 'node:worker_threads'
import type { Change } from './changes'
import { type Stamps, stampsIn } from './stamps'
import type { Watched } from './unread'
import { watchPresent } from './watch-present'

/** What the thread tells the one that has started it, as plain data. */
export type Finding =
  | { readonly add: Change }
  | { readonly gone: string }
  | { readonly ready: Stamps }
  | { readonly limited: true }
  /** An error loses its class between threads, but keeps its fields: code, path. */
  | { readonly failed: { readonly message: string; readonly stack?: string | undefined } }

const watched: Watched = workerData
const tell = (finding: Finding) => parentPort?.postMessage(finding)

watchPresent(watched, {
  add: (add) => tell({ add }),
  gone: (gone) => tell({ gone }),
  ready: (current = stampsIn(watched.folders)) => tell({ ready: current }),
  limited: () => tell({ limited: true }),
  failed: (error) => tell({ failed: fieldsOf(error) }),
})

function fieldsOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack } = error
  return { ...error, message, stack }
}
