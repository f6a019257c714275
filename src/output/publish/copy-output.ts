import { linkSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSameButForNames, stampOf } from '../../content/stamp'
import type { LeftFile } from '../ledger/ledger-entries'
import { NewFolder } from './new-folder'
import { placeIn } from './place-in'
import type { SpareFolder } from './spare-folder'
import { isFolder, pathsOf } from './survey'

/** A file whose stamp is another since it has got a name more: one of its paths, and the stamp. */
export type Restamped = readonly [path: string, stamp: string]

/**
 * Makes a copy of an output folder, of which the next one can be made: of the spare folder where there is one, for that
 * holds nearly all of it already. Both folders share their files, so that the copy takes no room to speak of.
 *
 * @param copy where it is to be, on the same disk
 * @param files the files of the output folder, as they lie there now
 * @returns what has got another stamp by it; undefined where there is nothing to copy, or where it cannot be done: nothing
 * is left of it then
 */
export function copyOutput(
  out: string,
  copy: string,
  files: readonly LeftFile[],
  spare: SpareFolder,
): readonly Restamped[] | undefined {
  // Then the spare folder serves another time.
  if (files.length === 0) return undefined
  try {
    const isRenewed = spare.take(copy)
    if (isRenewed) removeOthers(copy, pathsOf(files))
    const folder = new NewFolder(out, copy)
    // The stamps are read at the end, when all links are made.
    return files
      .filter((file) => isRelinked(file, out, folder, isRenewed))
      .map(({ paths: [path = ''], stamp }) => restampedNow(out, [path, stamp]))
  } catch {
    rmSync(copy, { recursive: true, force: true })
    return undefined
  }
}

/**
 * Removes what the copy is not to hold, and files where it is to have folders. What lies in the place of its files is seen
 * to as they are linked.
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

/** Sees to it that a file is in the copy. @returns whether it has got another stamp by that */
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

/** The stamp of now. Who writes to a file meanwhile makes its stamp a false one, by which the next build sees it. */
export function restampedNow(out: string, [path, stamp]: Restamped): Restamped {
  const stats = lstatSync(placeIn(out, path), { throwIfNoEntry: false })
  const now = stats && stampOf(stats)
  return [path, now !== undefined && isSameButForNames(now, stamp) ? now : stamp]
}
