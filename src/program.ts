/** What the compiled program offers to what starts it. */
export { outputFailure } from './cli/output-failure'
export { run } from './cli/run'

/** Starts to handle the requests of the thread that has started this one. */
export const workerThread = () => import('./output/worker/worker-thread')

/** Starts to watch what the thread that has started this one names. */
export const watchThread = () => import('./dev/watch-thread')
