import type { Host } from './cli/host'
import type { PageTasks } from './output/worker/messages'
import type { Respond } from './output/worker/responding'

/** What the compiled program offers to what starts it. */
export { outputFailure } from './cli/output-failure'

/** Runs the program and tells its exit code. Loaded only where it runs: other threads need no command line. */
export const run = async (host: Host): Promise<number> => (await import('./cli/run')).run(host)

/** Does what the pages of a new output need, in a worker. */
export const pageTasks: Respond<keyof PageTasks> = async (request) =>
  (await import('./output/worker/page-tasks')).respondForPages(request)

/** Starts to watch what the thread that has started this one names. */
export const watchThread = () => import('./dev/watch-thread')
