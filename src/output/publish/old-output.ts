import { InputError } from '../../content/problem'
import { firstFew } from '../../content/rules/first-few'
import { unknownIn } from './unknown-in'

/** The output folder just before the new one replaces it. */
export interface OldOutput {
  /**
   * Paths of empty folders, and of files that may not have been written by a build, or were modified since, and so might be
   * lost.
   */
  readonly doubtful: readonly string[]
  /** The number of files. */
  readonly files: number
  /**
   * Returns the paths of the files in the copy beside it, if they are known; undefined if there is no copy. Called only
   * if the copy is of use, since it takes the ledger of all files.
   */
  readonly copied?: (() => Promise<ReadonlySet<string> | undefined>) | undefined
}

/** An output folder about which nothing is known; it may not exist. */
export function unknownOutput(out: string): OldOutput {
  const { unknown, files } = unknownIn(out, new Set())
  return { doubtful: unknown, files }
}

/** Reports that the output folder was modified during the build. Nothing is lost, because the old folder stays. */
export function changedMeanwhile(out: string, paths: readonly string[]): InputError {
  const message = `found ${firstFew(paths)} changed while the site was built, expected nobody else to work in this folder; build again, or keep such files in templates/static, from where every build takes them`
  return InputError.at(out, message)
}
