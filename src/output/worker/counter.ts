/** A number that several threads count up. They share it when it is sent. */
export type Counter = Int32Array<SharedArrayBuffer>

/** A counter at zero. */
export function newCounter(): Counter {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/** Counts more. @returns how many there were before */
export function count(counter: Counter, more = 1): number {
  return Atomics.add(counter, 0, more)
}

/** How many have been counted. */
export function counted(counter: Counter): number {
  return Atomics.load(counter, 0)
}

/** How many of all have not been counted yet, also where there are more than such a counter can tell. */
export function uncounted(all: number, counter: Counter): number {
  return (all - counted(counter)) | 0
}
