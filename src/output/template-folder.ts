import type { ProgramFiles } from './program-files'

/** Where the templates are, and how files are named in messages. */
export interface TemplateFolder {
  /** Absolute: the folder that holds `pages/`, `layout/` and `client/`. */
  readonly folder: string
  /** The folder against which file names in messages are given. */
  readonly cwd: string
  readonly program: ProgramFiles
  /** Address of the home page, `/base/`: hashed assets lie below it. */
  readonly baseHref: string
}
