import { problemFault } from '../problem-fault'
import type { Rule } from '../rule'

/** What a build says of the data too: prices and records that nothing uses, brands without a record. */
export const dataRule: Rule = {
  id: 'data',
  promise: 'all data is sound and used',
  find: ({ problems }) => problems.map(problemFault),
}
