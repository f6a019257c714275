import { problemFault } from '../site/problem-fault'
import type { Rule } from '../site/rule'

/** What a build reports about the data as well: unused prices and records, brands without a record. */
export const dataRule: Rule = {
  id: 'data',
  promise: 'all data is sound and used',
  find: ({ problems }) => problems.map(problemFault),
}
