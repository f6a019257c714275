import type { Fault } from '../../lib/fault'
import type { Problem } from '../../lib/problem'
import type { Rule } from '../site/rule'

/** What a build reports about the data as well: unused records, records that are missing. */
export const dataRule: Rule = {
  id: 'data',
  promise: 'all data is valid and used',
  find: ({ problems }) => problems.map(problemFault),
}

/** Converts a problem with data or templates to a fault. */
export function problemFault({ severity, file, line, field, message, meant, isUnfinished }: Problem): Fault {
  return {
    severity: isUnfinished ? 'error' : severity,
    file,
    line,
    message: field === undefined ? message : `${field}: ${message}`,
    fix: meant === undefined ? fixOf(message, isUnfinished) : `Write ${meant} if that was meant`,
  }
}

function fixOf(message: string, isUnfinished = false): string {
  if (isUnfinished) return 'Add what is missing, or remove this entry'
  return message.startsWith('missing file') ? 'Add the file' : 'Correct this place, or remove it'
}
