/** What the compiled program offers to what starts it. */
export { run } from './cli/run'

/** Begins to carry out the orders of the thread that has started this one. */
export const pressThread = () => import('./output/press-thread')
