import { compare } from './rules/compare'
import { visibleText } from './rules/plain-text'

/** How bad a problem is: an error stops the build, a warning does under `--strict`, a notice never does. */
export type Severity = 'error' | 'warning' | 'notice'

/** Something about the input that a person should know, and where it is. */
export interface Problem {
  readonly severity: Severity
  /** The file, as the operator would type it. */
  readonly file: string
  /** Counted from 1. */
  readonly line?: number
  /** The field, as a path: `prices.vistaset`. */
  readonly field?: string
  /** What was found and what is expected, or what to do: one sentence without its full stop. */
  readonly message: string
  /** What was probably meant, where it looks like a slip. */
  readonly meant?: string
}

/** Everything wrong with the input, at once. The build stops and `dist` stays as it was. */
export class InputError extends Error {
  override readonly name = 'InputError'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
  }
}

/** One problem as one line: `data/pricing.yaml:12 prices.vistasett: … Did you mean vistaset?` */
export function formatProblem({ file, line, field, message, meant }: Problem): string {
  const place = [line === undefined ? file : `${file}:${line}`, field].filter(Boolean).join(' ')
  return visibleText(`${place}: ${message}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`)
}

/** As it is told under `--strict`: a warning is an error. */
export function asStrict<T extends { readonly severity: Severity }>(found: T): T {
  return found.severity === 'warning' ? { ...found, severity: 'error' } : found
}

/** Orders problems as a person reads: by file, then by line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compare(a.field ?? '', b.field ?? ''),
  )
}
