/** How fields are computed: from the object's own fields and from a hidden source. */
type Makers<Own, Source, Made> = { readonly [Name in keyof Made]: (own: Own, source: Source) => Made[Name] }

const source = Symbol('source')

/**
 * Creates objects with fields that are computed on each access, because a site of a hundred thousand brands would
 * otherwise take twice the memory. They behave like any other field, also for JSON; a copy of an object has the values
 * at the time of copying.
 *
 * @returns a function that creates an object from its own fields and the source of the computed ones
 */
export function withMadeFields<Own extends object, Source, Made>(makers: Makers<Own, Source, Made>) {
  // The getters are shared by all objects, so that V8 gives them the same hidden class.
  const fields = Object.entries<(own: Own, source: Source) => unknown>(makers).map(([name, make]) => {
    function get(this: Own & { readonly [source]: Source }) {
      return make(this, this[source])
    }
    return { name, field: { get, enumerable: true, configurable: true } }
  })
  function made(own: Own, from: Source): Own & Made
  function made(own: object, from: Source): object {
    // Takes three quarters of the time of `Object.defineProperty`.
    Reflect.defineProperty(own, source, { value: from })
    for (const { name, field } of fields) Reflect.defineProperty(own, name, field)
    return own
  }
  return made
}
