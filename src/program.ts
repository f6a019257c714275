import type { Host } from './cli/host'

/** What the compiled program offers to what starts it. */
export { outputFailure } from './cli/output-failure'

/** Runs the program and returns its exit code. */
export const run = async (host: Host): Promise<number> => (await import('./cli/run')).run(host)
