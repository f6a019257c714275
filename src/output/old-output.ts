import { existsSync } from 'node:fs'
import { filesBelow } from '../content/source/entries-below'

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
  const found = existsSync(out) ? filesBelow(out) : []
  return { doubtful: found.map(({ path }) => path), files: found.length }
}
