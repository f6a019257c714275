import { join } from 'node:path'
import { type ProgramFiles, programFiles } from '../../lib/program-files'
import { realPath } from './paths-below'

/** Where the templates are, and how their files are named in messages. */
export interface TemplateFolder {
  /**
   * Absolute: the folder that contains `pages/`, `layout/` and `client/`. Without links, for the compiler resolves some
   * paths by name and others on the disk.
   */
  readonly folder: string
  /** File names in messages are relative to this folder. */
  readonly cwd: string
  readonly program: ProgramFiles
  /** How long template code may run at a time, in milliseconds; no limit when omitted. */
  readonly timeLimit?: number
}

/** Locates the templates of a site. @param site absolute folders: of the project, of messages, of the program */
export function templateFolder(site: {
  readonly root: string
  readonly cwd: string
  readonly packageRoot: string
}): TemplateFolder {
  const { root, cwd, packageRoot } = site
  const folder = join(root, 'templates')
  return { folder: realPath(folder) || folder, cwd, program: programFiles(packageRoot) }
}
