import { InputError } from '../../content/problem'
import { firstFew } from '../../content/rules/first-few'
import { unknownIn } from './survey'

/** The output folder just before the new one takes its place. */
export interface OldOutput {
  /** Paths of files that perhaps no build wrote, or that changed since: they might be lost. */
  readonly doubtful: readonly string[]
  /** How many files there are. */
  readonly files: number
  /** Paths of the files that the copy beside it holds; undefined where there is no copy. */
  readonly copied?: ReadonlySet<string> | undefined
}

/** An output folder of which nothing is known; it may not exist. */
export function unknownOutput(out: string): OldOutput {
  const { unknown, files } = unknownIn(out, new Set())
  return { doubtful: unknown, files }
}

/** Says that somebody changed the output folder during the build. Nothing is lost, for the old folder stays. */
export function changedMeanwhile(out: string, paths: readonly string[]): InputError {
  const message = `found ${firstFew(paths)} changed while the site was built, expected nobody else to work in this folder; build again, or keep such files in templates/static, from where every build takes them`
  return new InputError([{ severity: 'error', file: out, message }])
}
