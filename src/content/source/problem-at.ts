import type { Problem, Severity } from '../problem'
import type { FieldPath, Source } from './source'

/** A problem with one field of one file; `meant` is the near match, if there is one. */
export function problemAt(
  source: Source,
  path: FieldPath,
  message: string,
  meant?: string,
  severity: Severity = 'error',
): Problem {
  const field = path.map(String).join('.')
  return {
    severity,
    file: source.file,
    line: source.lineOf(path),
    ...(field !== '' && { field }),
    message,
    ...(meant !== undefined && { meant }),
  }
}
