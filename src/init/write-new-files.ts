import { mkdir, open, rm, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathExists } from 'fs-extra/esm'

/** A file to write where there is none. */
interface NewFile {
  readonly path: string
  readonly content: string | Uint8Array
}

type Undo = () => Promise<void>

/**
 * Writes new files, all of them or none: where one cannot be written, as on a full disk, those before it are removed, and
 * the folders that were made for them. What has come to be there in the meantime stays as it is.
 *
 * @param after what belongs to it, and leaves nothing of its own where it fails
 */
export async function writeNewFiles(files: readonly NewFile[], after: () => unknown = () => {}): Promise<void> {
  const made: Undo[] = []
  try {
    for (const file of files) await writeNew(file, made)
    await after()
  } catch (error) {
    // What cannot be removed stays; why nothing could be written is the better message.
    for (const undo of made.reverse()) await undo().catch(() => undefined)
    throw error
  }
}

async function writeNew({ path, content }: NewFile, made: Undo[]): Promise<void> {
  await makeFolder(dirname(path), made)
  const file = await open(path, 'wx')
  made.push(() => rm(path))
  await file.writeFile(content).finally(() => file.close())
}

/** One by one, to know of each whether it was there: only those that are empty by then can be removed. */
async function makeFolder(folder: string, made: Undo[]): Promise<void> {
  if (await pathExists(folder)) return
  await makeFolder(dirname(folder), made)
  await mkdir(folder)
  made.push(() => rmdir(folder))
}
