import { compare } from './compare'
import { visibleMessage, visibleValue } from './plain-text'

/** Severity of a problem: an error stops the build, a warning does under `--strict`, a notice never does. */
export type Severity = 'error' | 'warning' | 'notice'

/** Something about the input that the operator should know, and where it is. */
export interface Problem {
  readonly severity: Severity
  /** The file, as the operator would type it. */
  readonly file: string
  /** Counted from 1. */
  readonly line?: number
  /** The field, as a path: `tags.0`. */
  readonly field?: string
  /** What was found and what is expected, or what to do: one sentence without its full stop. */
  readonly message: string
  /** What was probably meant, if it looks like a typo. */
  readonly meant?: string | undefined
  /** Whether the site can be built with it but is not ready to be published: an error to `check`. */
  readonly isUnfinished?: true
}

/** A fault that should be fixed before the site is published, as reported by a rule. */
export interface Fault {
  readonly severity: Severity
  /** The address within the site, `/about`, or that of another file, `/robots.txt`. */
  readonly page?: string | undefined
  /** The data file or template to edit, as the operator would type it. */
  readonly file?: string | undefined
  /** Counted from 1. */
  readonly line?: number | undefined
  /** What was found and what was expected: one sentence without its full stop. */
  readonly message: string
  /** How to fix it: one sentence without its full stop. */
  readonly fix: string
}

/** Everything wrong with the input, at once. The build stops and `dist` is left unchanged. */
export class InputError extends Error {
  override readonly name = 'InputError'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
  }

  /** A single mistake, about a whole file, a folder or an option. */
  static at(file: string, message: string): InputError {
    return new InputError([{ severity: 'error', file, message }])
  }
}

/** A problem as one line: `data/posts/first.yaml:12 author: … Did you mean harborloom?` */
export function formatProblem({ file, line, field, message, meant }: Problem): string {
  const place = [line === undefined ? file : `${file}:${line}`, field].filter(Boolean).join(' ')
  const guess = meant === undefined ? '' : ` Did you mean ${visibleValue(meant)}?`
  return `${visibleValue(place)}: ${visibleMessage(message)}.${guess}`
}

/** The problem under `--strict`: warnings become errors. */
export function asStrict<T extends { readonly severity: Severity }>(found: T): T {
  return found.severity === 'warning' ? { ...found, severity: 'error' } : found
}

/** Sorts problems by file, then by line, then by field: a program's JSON has hundreds of items on one line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compare(fieldKey(a), fieldKey(b)),
  )
}

/** Sorts `posts.2` before `posts.10`. */
function fieldKey({ field = '' }: Problem): string {
  return field.replace(/\d+/g, (digits) => digits.padStart(9, '0'))
}
