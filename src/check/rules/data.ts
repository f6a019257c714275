import type { Problem } from '../../lib/problem'
import type { Found, Rule } from '../site/rule'

/** What a build reports about the data as well: unused records, records that are missing. */
export const dataRule: Rule = {
  id: 'data',
  promise: 'all data is valid and used',
  fix: 'Correct this place, add what is missing, or remove it',
  find: ({ problems }) => problems.map(problemFault),
}

/** Converts a problem with data or templates to a fault. */
export function problemFault({ severity, file, line, field, message, meant, isUnfinished }: Problem): Found {
  return {
    severity: isUnfinished ? 'error' : severity,
    file,
    line,
    message: field === undefined ? message : `${field}: ${message}`,
    meant,
  }
}
