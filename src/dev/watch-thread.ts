import { parentPort, workerData } from 'node:worker_threads'
import { type Failure, failureOf } from '../content/failure'
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
  | { readonly failed: Failure }

const watched: Watched = workerData
const tell = (finding: Finding) => parentPort?.postMessage(finding)

watchPresent(watched, {
  add: (add) => tell({ add }),
  gone: (gone) => tell({ gone }),
  ready: (current = stampsIn(watched.folders)) => tell({ ready: current }),
  limited: () => tell({ limited: true }),
  failed: (error) => tell({ failed: failureOf(error) }),
})
