import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { realPath, type TemplateFolder } from './template-folder'

/**
 * Paths that determine how the imports of templates resolve, in addition to the imported files: each package.json above
 * a file that was read, and each place where a package is looked up. They need not exist.
 */
export function importPaths(inputs: readonly string[], { folder, program }: TemplateFolder): string[] {
  const parents = withParents(realPath(folder))
  const folders = new Set([...parents, ...inputs.flatMap((file) => withParents(dirname(file)))])
  const manifests = [...folders].map((parent) => join(parent, 'package.json'))
  const packages = new Set(inputs.flatMap(packageOf))
  const places = [...parents.map((parent) => join(parent, 'node_modules')), ...program.packages]
  const lookups = [...packages].flatMap((name) => lookupsOf(places.map((place) => join(place, name))))
  return [...new Set([...manifests, ...lookups])]
}

/** The name of the package that a file belongs to, if any. */
function packageOf(file: string): string[] {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? []
  return name === undefined ? [] : [name]
}

/**
 * The folders in which a package is not found, and the package.json where it is: that folder may be a link that later
 * leads to another version.
 */
function lookupsOf(folders: readonly string[]): string[] {
  const paths: string[] = []
  for (const folder of folders) {
    if (existsSync(folder)) return [...paths, join(folder, 'package.json')]
    paths.push(folder)
  }
  return paths
}

function withParents(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...withParents(parent)]
}
