import { parse, relative, sep } from 'node:path'

/** Whether a path is a folder or something in it. Both are absolute, with links resolved. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  // On Windows, the relative path to another drive is absolute.
  return !(way === '..' || way.startsWith(`..${sep}`) || parse(way).root !== '')
}
