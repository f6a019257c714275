/**
 * A type of which nothing is lost in JSON: data that is sent to another thread, and by which a page is known again from
 * one build to the next. A function in it is an error of the types.
 */
export type Plain<T> = T extends (...args: never) => unknown
  ? never
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T
