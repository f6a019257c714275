/** Work that either of two threads can do: whoever asks first does it. Threads share it when it is sent. */
export type Claim = Int32Array<SharedArrayBuffer>

/** A claim that nobody has made yet. */
export function newClaim(): Claim {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/** Makes a claim. @returns whether no thread has made it before */
export function claimFirst(claim: Claim): boolean {
  return Atomics.exchange(claim, 0, 1) === 0
}
