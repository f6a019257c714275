import { InputError } from '../../content/problem'
import { firstFew } from '../../content/rules/first-few'
import { unknownIn } from './survey'

/** The output folder as it stands before the new one takes its place. */
export interface OldOutput {
  /** Paths of files that no build may have written as they are: they might be lost. */
  readonly doubtful: readonly string[]
  /** How many files there are. */
  readonly files: number
  /** Paths of the files of which there is a copy beside it; undefined where there is no copy. */
  readonly copied?: ReadonlySet<string> | undefined
}

/** An output folder, which may not be there, of which nothing else is known. */
export function unknownOutput(out: string): OldOutput {
  const { unknown, files } = unknownIn(out, new Set())
  return { doubtful: unknown, files }
}

/** Says that somebody was at work in the output folder at the same time. Nothing of that is lost, for the old one stays. */
export function changedMeanwhile(out: string, paths: readonly string[]): InputError {
  const message = `found ${firstFew(paths)} changed while the site was built, expected nobody else to work in this folder; build again, or keep such files in templates/static, from where every build takes them`
  return new InputError([{ severity: 'error', file: out, message }])
}
