import { Worker } from 'node:worker_threads'
import { errorOf } from '../content/failure'
import type { Stamps } from './stamps'
import type { Watched } from './unread'
import type { Findings, Watcher } from './watch-present'
import type { Finding } from './watch-thread'

/** Compiled next to the program. */
export const watchProgram = new URL('./watch-thread.cjs', import.meta.url)

/**
 * Watches folders in a thread of its own until closed: to begin with ten thousand files takes a second, in which pages
 * are requested.
 *
 * @param program the compiled `watch-thread.ts`
 */
export function watchInThread(program: URL, watched: Watched, findings: Findings): Watcher {
  const worker = new Worker(program, { workerData: watched })
  worker.on('error', findings.failed)
  const begun = new Promise<Stamps>((resolve) => {
    worker.on('message', (finding: Finding) => {
      if ('ready' in finding) resolve(finding.ready)
      else report(finding, findings)
    })
  })
  const close = async () => {
    // What it has found by now is of no interest any more.
    worker.removeAllListeners('message')
    await worker.terminate()
  }
  return { ready: begun.then(findings.ready), close }
}

function report(
  finding: Exclude<Finding, { readonly ready: unknown }>,
  { add, gone, limited, failed }: Findings,
): void {
  if ('add' in finding) add(finding.add)
  else if ('gone' in finding) gone(finding.gone)
  else if ('limited' in finding) limited()
  else failed(errorOf(finding.failed))
}
