import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import glob from 'fast-glob'
import type { Content } from '../content/kinds'
import { jsonSchemas } from '../content/schema/json-schema'

/** A file of a new site: its path in the folder, and what it holds. */
interface StarterFile {
  readonly path: string
  readonly content: string | Uint8Array
}

/** npm leaves files of these names out of a package, so the starter has them under other names. */
const hidden: Readonly<Record<string, string>> = { gitignore: '.gitignore', github: '.github' }

/**
 * All files of a new site: example data with comments that teach, schemas for editors, and the program's own templates.
 *
 * @param packageRoot the folder of the program's package.json
 * @param content of these templates
 * @param today becomes the day of the last change of every text
 */
export async function starterFiles(packageRoot: string, today: Date, content: Content): Promise<StarterFile[]> {
  const starter = await read(join(packageRoot, 'src', 'init', 'starter'))
  const templates = await read(join(packageRoot, 'templates'))
  return [
    ...starter.map(({ path, content }) => ({ path: unhide(path), content: dated(content.toString(), today) })),
    ...templates.map(({ path, content }) => ({ path: `templates/${path}`, content })),
    ...[...jsonSchemas(content)].map(([name, content]) => ({ path: `data/schema/${name}.json`, content })),
  ]
}

async function read(folder: string): Promise<{ path: string; content: Buffer }[]> {
  const paths = await glob('**/*', { cwd: folder })
  return Promise.all(paths.map(async (path) => ({ path, content: await readFile(join(folder, path)) })))
}

function unhide(path: string): string {
  const [first = '', ...rest] = path.split('/')
  return [hidden[first] ?? first, ...rest].join('/')
}

/**
 * Replaces the dates of a starter text, which are in the year 2000: the first day becomes today, the last day the day
 * before today in a year, and the year alone this year.
 */
export function dated(text: string, today: Date): string {
  const year = today.getUTCFullYear()
  const end = new Date(Date.UTC(year + 1, today.getUTCMonth(), today.getUTCDate() - 1))
  return text
    .replaceAll('2000-01-01', day(today))
    .replaceAll('2000-12-31', day(end))
    .replaceAll(/\b2000\b/g, String(year))
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}
