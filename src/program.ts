import type { Host } from './cli/host'

/** What the compiled program offers to what starts it. */
export { outputFailure } from './cli/output-failure'

/** Runs the program and tells its exit code. Loaded only where it runs: other threads need no command line. */
export const run = async (host: Host): Promise<number> => (await import('./cli/run')).run(host)

/** Starts to handle the requests of the thread that has started this one. */
export const workerThread = () => import('./output/worker/worker-thread')

/** Starts to watch what the thread that has started this one names. */
export const watchThread = () => import('./dev/watch-thread')
