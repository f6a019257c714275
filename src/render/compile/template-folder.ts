import { existsSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import glob from 'fast-glob'
import { ifPossible } from '../../lib/if-possible'
import { InputError } from '../../lib/problem'
import { type ProgramFiles, programFiles } from '../../lib/program-files'

/** Where the templates are, and how their files are named in messages. */
export interface TemplateFolder {
  /**
   * Absolute: the folder that contains `pages/`, `layout/` and `client/`. With links resolved, because the compiler
   * resolves some paths by name and others on disk.
   */
  readonly folder: string
  /** File names in messages are relative to this folder. */
  readonly cwd: string
  readonly program: ProgramFiles
}

/** Locates the templates of a site. @param site absolute folders: of the project, of messages, of the program */
export function templateFolder(site: Readonly<Record<'root' | 'cwd' | 'packageRoot', string>>): TemplateFolder {
  const { root, cwd, packageRoot } = site
  const folder = join(root, 'templates')
  return { folder: realPath(folder) || folder, cwd, program: programFiles(packageRoot) }
}

/** A path without links; empty if nothing is there. */
export function realPath(path: string): string {
  return ifPossible(() => realpathSync(path)) ?? ''
}

/** The sources of a site besides its pages, without their imports; card, icon and script are optional. */
export function templateSources(folder: string) {
  return {
    site: join(folder, 'site.ts'),
    layout: join(folder, 'layout', 'document.tsx'),
    card: join(folder, 'layout', 'share-card.tsx'),
    icon: join(folder, 'layout', 'icon.tsx'),
    script: join(folder, 'client', 'index.ts'),
  }
}

/** Everything that is compiled together with the pages. */
export function commonSources(place: TemplateFolder): string[] {
  const { card, icon } = templateSources(place.folder)
  return [...neededSources(place), ...[card, icon].filter((file) => existsSync(file))]
}

/** The files that every site needs. */
function neededSources({ folder, program }: TemplateFolder): string[] {
  const { layout, site } = templateSources(folder)
  return [layout, program.renderer, site]
}

/**
 * The page templates of a folder, absolute and sorted.
 *
 * @throws InputError if there are none, and for pages in an unsupported language, which would otherwise be missing from
 * the site
 */
export async function pageTemplates(place: TemplateFolder): Promise<string[]> {
  const names = await glob('pages/*.{tsx,jsx}', { cwd: place.folder })
  // Joined here, because the glob's own absolute paths have slashes on every system.
  const files = names.map((name) => join(place.folder, name)).sort()
  const unread = files.filter((file) => !file.endsWith('.tsx'))
  if (unread.length > 0)
    throw mistakes(unread, 'found a page in JavaScript, expected TypeScript: rename it to .tsx', place)
  if (files.length === 0)
    throw mistakes([place.folder], 'found no page templates, expected .tsx files in pages/', place)
  return files
}

/** @throws InputError for required files other than pages that are missing */
export function requireParts(place: TemplateFolder): void {
  const missing = neededSources(place).filter((file) => !existsSync(file))
  if (missing.length === 0) return
  throw mistakes(missing, 'missing file, expected one with this name in the templates folder', place)
}

function mistakes(files: readonly string[], message: string, { cwd }: TemplateFolder): InputError {
  return new InputError(files.map((file) => ({ severity: 'error', file: relative(cwd, file) || file, message })))
}
