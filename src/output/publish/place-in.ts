import { sep } from 'node:path'

/**
 * Where something is in a folder. A build calls this hundreds of thousands of times with paths that are normalized
 * already: `path.join` would take as long as the disk.
 *
 * @param path with slashes, which every system takes, and without `..`; empty for the folder itself
 */
export function placeIn(folder: string, path: string): string {
  return path === '' ? folder : folder + sep + path
}
