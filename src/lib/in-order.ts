/** Runs a task for each item, several at a time, and yields the results in the order of the items. */
export async function* inOrder<Thing, Result>(
  things: Iterable<Thing>,
  atOnce: number,
  task: (thing: Thing) => Promise<Result> | Result,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = []
  const begin = async (thing: Thing) => task(thing)
  for (const thing of things) {
    const result = begin(thing)
    // A failure is reported in the order of the items.
    result.catch(() => undefined)
    begun.push(result)
    const first = begun.length >= atOnce ? begun.shift() : undefined
    if (first !== undefined) yield await first
  }
  for (const result of begun) yield await result
}
