import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { firstFew } from '../lib/first-few'
import { hashOfFile } from '../lib/hash-of-file'
import { isLeftBehind } from '../lib/left-behind'
import { InputError } from '../lib/problem'
import { isManifest } from '../pages/manifest-name'
import { readManifests } from './read-manifests'

/**
 * The files that replacing an output folder would destroy: those that no build wrote, and those modified since.
 *
 * @param paths of the files in question
 */
export async function foreignFiles(out: string, paths: readonly string[]): Promise<string[]> {
  const doubtful = paths.filter((path) => !isLeftBehind(path) && !isManifest(path))
  if (doubtful.length === 0) return []
  const written = await readManifests(out)
  const foreign: string[] = []
  for (const path of doubtful) {
    const stats = lstatSync(join(out, path), { throwIfNoEntry: false })
    // Already gone, or now a folder, whose files are listed separately.
    if (stats === undefined || stats.isDirectory()) continue
    if (!stats.isFile() || (await hashOfFile(join(out, path))) !== written.get(path)) foreign.push(path)
  }
  return foreign.sort()
}

/** Reports which files would be lost, and how to keep them. */
export function wouldLose(out: string, paths: readonly string[]): InputError {
  const message = `found ${firstFew(paths)}, which no build wrote or which changed since, expected nothing but the last build: keep such files in templates/static, from where every build takes them, or lose them with --force`
  return InputError.at(out, message)
}

/** Reports that the output folder was modified during the build. Nothing is lost, because the old folder stays. */
export function changedMeanwhile(out: string, paths: readonly string[]): InputError {
  const message = `found ${firstFew(paths)} changed while the site was built, expected nobody else to work in this folder; build again, or keep such files in templates/static, from where every build takes them`
  return InputError.at(out, message)
}
