import type { Host } from './host'

/** What the compiled program offers to what starts it. */
export { outputFailure } from './output-failure'

/** Runs the program and returns its exit code. */
export const run = async (host: Host): Promise<number> => (await import('./run')).run(host)
