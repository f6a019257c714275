import { Worker } from 'node:worker_threads'

/** In MB: half the default size of the young generation, which saves as much memory and 1 to 2 % of the time. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }

/** Starts a thread that a `BuildWorker` can have. @param program the compiled `worker-thread.ts` */
export function startWorker(program: URL | string): Worker {
  return new Worker(program, { resourceLimits })
}
