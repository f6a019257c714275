import { linkSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSameButForNames, stampOf } from '../../content/stamp'
import type { LeftFile } from '../ledger/ledger-entries'
import { NewFolder } from './new-folder'
import { placeIn } from './place-in'
import type { SpareFolder } from './spare-folder'
import { isFolder, pathsOf } from './survey'

/** A file whose stamp changed because it gained a hard link: one of its paths, and the new stamp. */
export type Restamped = readonly [path: string, stamp: string]

/**
 * Makes a copy of an output folder, which can become the next one. It starts from the spare folder where there is one,
 * for that holds nearly all of it already. The copy consists of hard links, so that it takes hardly any space.
 *
 * @param copy where it is to be, on the same disk
 * @param files the files of the output folder, as they are now
 * @returns the files whose stamps changed; undefined where there is nothing to copy, or where copying failed, of which
 * nothing is left behind
 */
export function copyOutput(
  out: string,
  copy: string,
  files: readonly LeftFile[],
  spare: SpareFolder,
): readonly Restamped[] | undefined {
  // The spare folder is saved for a later build.
  if (files.length === 0) return undefined
  try {
    const isRenewed = spare.take(copy)
    if (isRenewed) removeOthers(copy, pathsOf(files))
    const folder = new NewFolder(out, copy)
    // Stamps are read at the end, when all links have been made.
    return files
      .filter((file) => isRelinked(file, out, folder, isRenewed))
      .map(({ paths: [path = ''], stamp }) => restampedNow(out, [path, stamp]))
  } catch {
    rmSync(copy, { recursive: true, force: true })
    return undefined
  }
}

/**
 * Removes what the copy should not hold, and files where it needs folders. What is in the place of its files is dealt
 * with when they are linked.
 */
function removeOthers(copy: string, paths: ReadonlySet<string>): void {
  const folders = new Set(Array.from(paths, (path) => dirname(path)))
  for (const below of folders) for (let up = dirname(below); up !== '.'; up = dirname(up)) folders.add(up)
  const lookInto = (below: string) => {
    for (const name of readdirSync(placeIn(copy, below))) {
      const path = below + name
      if (paths.has(path)) continue
      if (isFolder(placeIn(copy, path)) && folders.has(path)) lookInto(`${path}/`)
      else rmSync(placeIn(copy, path), { recursive: true, force: true })
    }
  }
  lookInto('')
}

/** Makes sure that the copy holds a file. @returns whether its stamp changed */
function isRelinked({ paths, stamp }: LeftFile, out: string, folder: NewFolder, isRenewed: boolean): boolean {
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

/**
 * The file with its present stamp. One that was written to meanwhile keeps the old stamp, so that the next build
 * notices.
 */
export function restampedNow(out: string, [path, stamp]: Restamped): Restamped {
  const stats = lstatSync(placeIn(out, path), { throwIfNoEntry: false })
  const now = stats && stampOf(stats)
  return [path, now !== undefined && isSameButForNames(now, stamp) ? now : stamp]
}
