/** How many items become text at a time: few enough for V8 to reuse the memory of the text. */
const fewTexts = 100

/**
 * Divides things into batches, without holding more than one of them.
 *
 * @param size of a batch: it ends before the sizes of its things exceed this, and has at least one
 * @param sizeOf one thing; by default 1, so that all batches have the same number of things
 */
export function* batchesOf<T>(
  things: Iterable<T>,
  size = fewTexts,
  sizeOf: (thing: T) => number = () => 1,
): Generator<T[]> {
  let batch: T[] = []
  let taken = 0
  for (const thing of things) {
    const more = sizeOf(thing)
    if (batch.length > 0 && taken + more > size) {
      yield batch
      batch = []
      taken = 0
    }
    batch.push(thing)
    taken += more
  }
  if (batch.length > 0) yield batch
}
