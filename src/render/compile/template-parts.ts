import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import glob from 'fast-glob'
import { InputError } from '../../lib/problem'
import { commonSources } from './common-sources'
import { scriptSource } from './compile-script'
import type { TemplateFolder } from './template-folder'

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
  if (unread.length > 0) throw mistakes(unread, 'found a page in JavaScript, expected TypeScript: name it .tsx', place)
  if (files.length === 0)
    throw mistakes([place.folder], 'found no page templates, expected .tsx files in pages/', place)
  return files
}

/** @throws InputError for required files other than pages that are missing */
export function requireParts(place: TemplateFolder): void {
  const parts = [...Object.values(commonSources(place)), scriptSource(place)]
  const missing = parts.filter((file) => !existsSync(file))
  if (missing.length === 0) return
  throw mistakes(missing, 'missing file, expected one of this name among the templates', place)
}

function mistakes(files: readonly string[], message: string, { cwd }: TemplateFolder): InputError {
  return new InputError(files.map((file) => ({ severity: 'error', file: relative(cwd, file) || file, message })))
}
