import type { TestOptions } from 'vitest'

/** Options of a test that takes a second or more, and for which others stand in where `npm test` leaves it out. */
export const long = { tags: ['long'] } satisfies TestOptions
