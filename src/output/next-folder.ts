import { join } from 'node:path'
import type { BesideFolders } from './debris'
import { filesBelow } from './entries-below'
import type { PublishedFile } from './manifest'
import { NewFolder } from './new-folder'
import { type AllPut, withManifest } from './put-files'
import type { SpareFolder } from './spare-folder'

/** The new output folder, before anything of the old one is touched. */
export interface NextFolder {
  readonly published: readonly PublishedFile[]
  /** Brings it to its end, and answers where it is. Undefined where the old folder is the new one. */
  readonly complete?: () => string
}

/**
 * Sees to the new output folder as far as that can be done without the old one: makes the manifest, and takes the spare
 * folder where most files did not change.
 *
 * @param put all files
 * @param out the old output folder, which may not be there
 */
export async function prepareNext(
  put: AllPut,
  out: string,
  { building, renewed }: BesideFolders,
  spare?: SpareFolder,
): Promise<NextFolder> {
  const all = withManifest(put, out, building)
  const { published, kept } = all
  if (isAsBefore(out, all)) return { published }
  const isMostlyKept = kept.size * 2 > published.length
  const folder = isMostlyKept ? spare?.take(new Set(published.map(({ path }) => path)), renewed) : undefined
  const complete = () => {
    if (folder?.complete((path) => join(kept.has(path) ? out : building, path))) return renewed
    new NewFolder(out, building).takeOver(kept)
    return building
  }
  return { published, complete }
}

/** Whether the old folder holds what was put and nothing else. */
function isAsBefore(out: string, { published, kept }: AllPut): boolean {
  return kept.size === published.length && filesBelow(out).length === kept.size
}
