/** How fields are made: from the other fields of their thing, and from what it does not show. */
type Makers<Own, Source, Made> = { readonly [Name in keyof Made]: (own: Own, source: Source) => Made[Name] }

const source = Symbol('source')

/**
 * Makes things of one kind, some fields of which are made each time they are asked for: a site of a hundred thousand brands
 * would hold twice as much otherwise. They are fields like any other, also for JSON and for a copy, which has what they
 * were when it was made.
 *
 * @returns makes a thing of fields that it keeps, and of what the others are made from
 */
export function withMadeFields<Own extends object, Source, Made>(makers: Makers<Own, Source, Made>) {
  // The same functions for each thing: the engine then knows all as things of one shape, which holds them once.
  const fields = Object.entries<(own: Own, source: Source) => unknown>(makers).map(([name, make]) => {
    function get(this: Own & { readonly [source]: Source }) {
      return make(this, this[source])
    }
    return [name, { get, enumerable: true, configurable: true }] as const
  })
  function made(own: Own, from: Source): Own & Made
  function made(own: object, from: Source): object {
    Object.defineProperty(own, source, { value: from })
    for (const [name, field] of fields) Object.defineProperty(own, name, field)
    return own
  }
  return made
}
