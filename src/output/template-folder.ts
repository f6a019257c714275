import type { ProgramFiles } from './program-files'

/** Where the templates are, and how files are named in messages. */
export interface TemplateFolder {
  /** Absolute: the folder that holds `pages/`, `layout/` and `client/`. */
  readonly folder: string
  /** The folder against which file names in messages are given. */
  readonly cwd: string
  readonly program: ProgramFiles
  /** How long code of the templates may run at a time, in milliseconds; without end when left out. */
  readonly timeLimit?: number
}
