import { linkSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSameButForNames, stampOf } from '../../content/stamp'
import type { LeftFile } from '../ledger/ledger-entries'
import { NewFolder } from './new-folder'
import { placeIn } from './place-in'
import type { SpareFolder } from './spare-folder'
import { pathsOf } from './survey'
import { isFolder } from './unknown-in'

/**
 * Copies an output folder, as a basis for the next one. Starts from the spare folder, if any, which already contains
 * nearly all of it. The copy consists of hard links and so takes hardly any space.
 *
 * @param copy where to create it, on the same file system
 * @param files the current files of the output folder
 * @returns the files that got another hard link, which changed their stamps; undefined if there is nothing to copy, or if
 * copying failed, in which case nothing is left behind
 */
export function copyOutput(
  out: string,
  copy: string,
  files: readonly LeftFile[],
  spare: SpareFolder,
): readonly LeftFile[] | undefined {
  // The spare folder is kept for a later build.
  if (files.length === 0) return undefined
  try {
    const isRenewed = spare.take(copy)
    if (isRenewed) removeOthers(copy, pathsOf(files))
    const folder = new NewFolder(out, copy)
    return files.filter((file) => isLinked(file, out, folder, isRenewed))
  } catch {
    rmSync(copy, { recursive: true, force: true })
    return undefined
  }
}

/**
 * Removes what the copy should not contain, and files where it needs folders. Whatever is in the place of its files is
 * replaced when they are linked.
 */
function removeOthers(copy: string, paths: ReadonlySet<string>): void {
  const folders = new Set(Array.from(paths, (path) => dirname(path)))
  for (const below of folders) for (let up = dirname(below); up !== '.'; up = dirname(up)) folders.add(up)
  const lookInto = (below: string) => {
    for (const entry of readdirSync(placeIn(copy, below), { withFileTypes: true })) {
      const path = below + entry.name
      if (paths.has(path)) continue
      if (isFolder(entry, copy, path) && folders.has(path)) lookInto(`${path}/`)
      else rmSync(placeIn(copy, path), { recursive: true, force: true })
    }
  }
  lookInto('')
}

/** Makes sure that the copy contains a file. @returns whether its stamp changed */
function isLinked({ paths, stamp }: LeftFile, out: string, folder: NewFolder, isRenewed: boolean): boolean {
  let isChanged = false
  for (const path of paths) {
    const there = isRenewed ? lstatSync(folder.place(path), { throwIfNoEntry: false }) : undefined
    if (there !== undefined && stampOf(there) === stamp) continue
    isChanged = true
    if (there !== undefined && isSameButForNames(stampOf(there), stamp)) continue
    if (there !== undefined) rmSync(folder.place(path), { recursive: true })
    folder.make(path, (target) => linkSync(placeIn(out, path), target))
  }
  return isChanged
}
