import { shortened } from '../../lib/describe'
import type { Problem, Severity } from '../../lib/problem'
import type { FieldPath, Source } from './source'

/** A problem with a field of a file; `meant` is the near match, if there is one. */
export function problemAt(
  source: Source,
  path: FieldPath,
  message: string,
  meant?: string,
  severity: Severity = 'error',
): Problem {
  const field = path.map((step) => shortened(String(step))).join('.')
  return {
    severity,
    file: source.file,
    line: source.lineOf(path),
    ...(field !== '' && { field }),
    message,
    ...(meant !== undefined && { meant }),
  }
}

/** Something that is still missing in a field: a warning in a build, and an error in `check`. */
export function unfinishedAt(source: Source, path: FieldPath, message: string, meant?: string): Problem {
  return { ...problemAt(source, path, message, meant, 'warning'), isUnfinished: true }
}

/** An error on a line (from 1) of a file that is not that of a field. */
export function errorOn(file: string, line: number, message: string, meant?: string): Problem {
  return { severity: 'error', file, line, message, ...(meant !== undefined && { meant }) }
}

/** The location of a field as shown in messages: `data/posts.yaml:12`. */
export function placeOf({ source, path }: { readonly source: Source; readonly path: FieldPath }): string {
  return `${source.file}:${source.lineOf(path)}`
}

/** The location of a field in a data file, for faults. */
export function atField(source: Source, field: FieldPath): { readonly file: string; readonly line: number } {
  return { file: source.file, line: source.lineOf(field) }
}

/** The line of an offset in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
