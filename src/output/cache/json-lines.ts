import { batchesOf } from '../batches-of'

/**
 * Many things as lines of JSON arrays, each with its end: V8 reuses the memory of short texts, but would need new memory
 * for one of megabytes.
 */
export function* jsonLines(things: Iterable<unknown>): Generator<string> {
  for (const batch of batchesOf(things)) yield `${JSON.stringify(batch)}\n`
}
