import { emptyDirSync } from 'fs-extra/esm'
import type { BesideFolders } from './debris'
import type { PublishedFile } from './manifest'
import { NewFolder } from './new-folder'
import type { OldOutput } from './old-output'
import { placeIn } from './place-in'
import type { AllPut } from './put-files'
import { renew } from './renew'

/** The new output folder, before the old one is touched. */
interface NextFolder {
  readonly published: readonly PublishedFile[]
  /** The paths of those that the old folder contains with the same bytes. */
  readonly kept: ReadonlySet<string>
  /** Completes it. Undefined if the old folder already equals the new one. */
  readonly complete?: () => CompleteFolder
}

/** The new output folder, ready to replace the old one. */
interface CompleteFolder {
  readonly folder: string
  /** Whether files of the old folder gained hard links since they were checked. */
  readonly isRelinked: boolean
}

/**
 * Prepares the new output folder as far as possible without touching the old one.
 *
 * @param put all files, the manifest included
 * @param out the old output folder, which may not exist
 */
export async function prepareNext(
  { published, kept }: AllPut,
  out: string,
  { building, renewed }: BesideFolders,
  { copied, files, doubtful }: OldOutput,
): Promise<NextFolder> {
  const isMostlyKept = kept.size * 2 > published.length
  const inCopy = isMostlyKept ? await copied?.() : undefined
  // Not by their number alone: in place of a folder with one file, there may be a link to such a folder.
  const isSame = kept.size === published.length && files === kept.size && doubtful.every((path) => kept.has(path))
  if (isSame) return { published, kept }
  const placeOf = (path: string) => {
    if (!kept.has(path)) return placeIn(building, path)
    return inCopy?.has(path) ? undefined : placeIn(out, path)
  }
  const complete = () => {
    const paths = published.map(({ path }) => path)
    if (inCopy !== undefined && renew(renewed, { copied: inCopy, paths, placeOf })) {
      removeLinks(building)
      return { folder: renewed, isRelinked: false }
    }
    new NewFolder(out, building).takeOver(kept)
    return { folder: building, isRelinked: true }
  }
  return { published, kept, complete }
}

/**
 * Removes the other links of the files that are now in the copy, which changes them for the last time. The folder stays,
 * being the lock of the output folder.
 */
function removeLinks(building: string): void {
  try {
    emptyDirSync(building)
  } catch {
    // They go with the lock. The next build will not recognize these files.
  }
}
