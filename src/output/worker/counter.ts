/** A number that several threads count up. They share it when it is sent. */
export type Counter = Int32Array<SharedArrayBuffer>

/** A counter at zero. */
export function newCounter(): Counter {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/** Counts one more. @returns how many there were before */
export function countOne(counter: Counter): number {
  return Atomics.add(counter, 0, 1)
}

/** How many have been counted. */
export function counted(counter: Counter): number {
  return Atomics.load(counter, 0)
}
