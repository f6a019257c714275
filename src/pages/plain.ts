/**
 * A type that survives JSON without loss: for data that is sent to another thread, and used to recognize a page in the
 * next build. A function in it is a type error.
 */
export type Plain<T> = T extends (...args: never) => unknown
  ? never
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T
