import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nearMatch } from '../../content/parse/near-match'

/** The path of a file that a mistyped relative import was probably meant to lead to. @param folder of what imports it */
export function nearPath(name: string, folder: string): string | undefined {
  if (!/^\.\.?\//.test(name)) return undefined
  const meant: string[] = []
  for (const part of name.split('/')) {
    const names = namesIn(join(folder, ...meant))
    const near = names.includes(part) ? part : nearMatch(part, names)
    if (near === undefined) return undefined
    meant.push(near)
  }
  return meant.join('/')
}

/** What the parts of a path may be called: modules with their endings, and without. */
function namesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder)
    return ['.', '..', ...names, ...names.map((name) => name.replace(/\.[jt]sx?$/, ''))]
  } catch {
    return []
  }
}
