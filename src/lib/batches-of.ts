/** How many items become text at a time: few enough for V8 to reuse the memory of the text. */
const fewTexts = 100

/** Divides things into batches of a size, without holding more than one of them. */
export function* batchesOf<T>(things: Iterable<T>, size = fewTexts): Generator<T[]> {
  let batch: T[] = []
  for (const thing of things) {
    if (batch.length === size) {
      yield batch
      batch = []
    }
    batch.push(thing)
  }
  if (batch.length > 0) yield batch
}
