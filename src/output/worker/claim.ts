import { type Counter, count, counted, newCounter } from './counter'

/** Work that several threads take parts of; each part is done by whoever takes it first. Counts the parts taken. */
export type Claim = Counter

/** More than the parts of any work. */
const allTaken = 2 ** 30

/** Work of which nothing has been taken yet. */
export function newClaim(): Claim {
  return newCounter()
}

/** Takes work that is not divided. @returns whether no thread has taken it before */
export function claimFirst(claim: Claim): boolean {
  return count(claim) === 0
}

/** Takes parts of a work, as long as there are any. @param parts all of the work, divided alike in each thread */
export function* partsOf<Part>(parts: readonly Part[], claim: Claim): Generator<Part> {
  const next = () => parts[count(claim)]
  for (let part = next(); part !== undefined; part = next()) yield part
  Atomics.store(claim, 0, allTaken)
}

/** Whether no part is left to be taken, as far as is known without dividing the work. */
export function isTaken(claim: Claim): boolean {
  return counted(claim) >= allTaken
}
