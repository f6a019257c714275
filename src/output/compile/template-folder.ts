import { join } from 'node:path'
import { type ProgramFiles, programFiles } from '../program-files'

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

/** Where the templates of a site are. @param site absolute folders: of the project, of messages, of the program */
export function templateFolder(site: {
  readonly root: string
  readonly cwd: string
  readonly packageRoot: string
}): TemplateFolder {
  const { root, cwd, packageRoot } = site
  return { folder: join(root, 'templates'), cwd, program: programFiles(packageRoot) }
}
