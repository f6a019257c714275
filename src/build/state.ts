import { lstatSync } from 'node:fs'
import { ifPossible } from '../lib/if-possible'
import { keyFor, type Store } from '../lib/store'
import type { BuildReport } from './build-options'
import { filesIn, placeIn } from './files-in'

/** A file in the output folder, as a build left it. */
export interface BuiltFile {
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
  /** In milliseconds since 1970. */
  readonly mtimeMs: number
  /** Hash of everything it was made from, if that is known in advance. */
  readonly input?: string | undefined
}

/** A build as a whole. */
interface LastBuild {
  /** Hash of everything it read; undefined if some of that may have changed since without a trace. */
  readonly inputs: string | undefined
  /** Hash of the compiled templates. */
  readonly templates: string
  readonly report: BuildReport
}

/** The state file: what the last build left in an output folder, and what it was made from. */
export interface BuildState {
  readonly last?: LastBuild | undefined
  /** By path. */
  readonly files: ReadonlyMap<string, BuiltFile>
}

/** Reads the state file of an output folder. Every version of the program has its own. */
export function readState(store: Store, out: string): BuildState {
  let last: LastBuild | undefined
  const files = new Map<string, BuiltFile>()
  for (const line of store.read(keyOf(out)) ?? []) {
    if (last === undefined) last = JSON.parse(line)
    else {
      const [path, file]: [string, BuiltFile] = JSON.parse(line)
      files.set(path, file)
    }
  }
  return { last, files }
}

/** Writes the state file of an output folder. */
export function writeState(store: Store, out: string, { last, files }: Required<BuildState>): Promise<void> {
  return store.write(keyOf(out), linesOf(last, files))
}

function* linesOf(last: LastBuild | undefined, files: BuildState['files']): Generator<string> {
  yield JSON.stringify(last)
  for (const file of files) yield JSON.stringify(file)
}

function keyOf(out: string): string {
  return keyFor('state', out)
}

/** The size of a file and when it was last modified; undefined if it is not a regular file. */
export function fileStats(path: string): Pick<BuiltFile, 'bytes' | 'mtimeMs'> | undefined {
  const stats = ifPossible(() => lstatSync(path, { throwIfNoEntry: false }))
  return stats?.isFile() ? { bytes: stats.size, mtimeMs: stats.mtimeMs } : undefined
}

/**
 * Whether a file is as a build left it. An edit that keeps the length of the file and sets its time back goes
 * unnoticed.
 */
export function isAsLeft(out: string, path: string, file: BuiltFile | undefined): boolean {
  if (file === undefined) return false
  const now = fileStats(placeIn(out, path))
  return now?.bytes === file.bytes && now.mtimeMs === file.mtimeMs
}

/** Whether an output folder contains exactly what a build left there. */
export function isUntouched(out: string, files: BuildState['files']): boolean {
  const now = filesIn(out)
  return now.length === files.size && now.every((path) => isAsLeft(out, path, files.get(path)))
}
