import type { OutputFile } from '../output-file'
import type { PublishedFile } from './manifest'
import { Staging } from './staging'

/** Where a new output folder is made: in this thread or in one of its own. @typeParam File what it takes */
export interface Stage<File> {
  /** Takes a file. Resolves once there is room for another; what was wrong with this one may be thrown later. */
  readonly put: (file: File) => Promise<void>
  /** Waits for all files that were put, and returns them. What could not be written is thrown here at the latest. */
  readonly settle: () => Promise<Staged>
  /** Ends the work: no file is written after that. */
  readonly close: () => Promise<unknown>
}

/** What was put. */
export interface Staged {
  readonly published: readonly PublishedFile[]
  /** The paths of those that the old folder holds with the same bytes; the others are in the new one. */
  readonly kept: readonly string[]
}

/** A stage in this thread. @param folder the new output folder, empty; `out` is the old one, which may not be there */
export function stageHere(out: string, folder: string): Stage<OutputFile> {
  const staging = new Staging(out, folder)
  return {
    put: async (file) => staging.put(file),
    settle: async () => staging.told(),
    close: async () => undefined,
  }
}
