import { mkdir, open, rm, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathExists } from 'fs-extra/esm'

/** A new file to write. */
export interface NewFile {
  readonly path: string
  readonly content: string | Uint8Array
}

/**
 * Writes new files, all of them or none: if one cannot be written, the files before it are removed, with the folders
 * created for them. Other files stay.
 * @returns a function that removes them again
 */
export async function writeNewFiles(files: readonly NewFile[]): Promise<() => Promise<void>> {
  const made: Undo[] = []
  const undo = async () => {
    // A failure to remove is ignored; the first error is the better message.
    for (const remove of made.reverse()) await remove().catch(() => undefined)
  }
  try {
    for (const file of files) await writeNew(file, made)
  } catch (error) {
    await undo()
    throw error
  }
  return undo
}

type Undo = () => Promise<void>

async function writeNew({ path, content }: NewFile, made: Undo[]): Promise<void> {
  await makeFolder(dirname(path), made)
  const file = await open(path, 'wx')
  made.push(() => rm(path))
  await file.writeFile(content).finally(() => file.close())
}

/** Creates folders one by one, so that only new ones are removed on failure. */
async function makeFolder(folder: string, made: Undo[]): Promise<void> {
  if (await pathExists(folder)) return
  await makeFolder(dirname(folder), made)
  await mkdir(folder)
  made.push(() => rmdir(folder))
}
