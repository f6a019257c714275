import type { NewFile, OutputFile } from '../output-file'
import type { PublishedFile } from './manifest'
import { Staging } from './staging'

/** Creates a new output folder, in this thread or a separate one. @typeParam File what it accepts */
export interface Stage<File> {
  /** Accepts a file. Resolves once there is room for another; an error with this file may be thrown later. */
  readonly put: (file: File) => Promise<void>
  /** Waits for all files that were put, and returns them. Write errors are thrown here at the latest. */
  readonly settle: () => Promise<Staged>
  /** Ends the work: no file is written after that. */
  readonly close: () => Promise<unknown>
}

/** The files that were put. */
export interface Staged {
  readonly published: readonly PublishedFile[]
  /** The paths of those that the old folder contains with the same bytes; the others are in the new one. */
  readonly kept: readonly string[]
}

/** A stage in this thread. @param folder the new output folder, empty; `out` is the old one, which may not exist */
export function stageHere(out: string, folder: string): Stage<OutputFile> {
  return stageOf(new Staging(out, folder))
}

/** A stage in this thread that puts files at once. */
export function stageOf(staging: Staging): Stage<NewFile> {
  return {
    put: async (file) => staging.put(file),
    settle: async () => staging.flush(),
    close: async () => undefined,
  }
}
