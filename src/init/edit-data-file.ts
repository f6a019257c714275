import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FieldPath } from '../content/parse/source'
import { InputError } from '../lib/problem'
import { replaceFile } from '../lib/replace-file'
import { appendToList } from './append-to-list'

/** An item to add to a list of a data file. */
interface Addition {
  /** As the operator would type it. */
  readonly file: string
  /** The folder against which `file` is given. */
  readonly cwd: string
  readonly path: FieldPath
  readonly item: unknown
  /** The item as lines of YAML, where that says more than its value. */
  readonly block?: string
}

/** Throws if the written text is invalid. */
export type Verify = () => Promise<unknown>

/** A data file that an item was added to, not yet written. */
interface Edited {
  /** Writes the file; restores the previous text if `verify` throws. */
  readonly write: (verify: Verify) => Promise<void>
}

/** Adds the item to the text of the file. @throws InputError where the list is not written out there */
export async function editDataFile({ file, cwd, path, item, block }: Addition): Promise<Edited> {
  // A symbolic link stays; its target is replaced.
  const target = await realpath(resolve(cwd, file))
  const text = await readFile(target, 'utf8')
  const edited = appendToList(text, path, item, block)
  if (edited === undefined) {
    const message = 'found no list written out here, expected one to add to; add the new entry by hand'
    throw new InputError([{ severity: 'error', file, field: path.map(String).join('.'), message }])
  }
  const write = async (verify: Verify) => {
    replaceText(target, edited)
    await verify().catch((error: unknown) => {
      replaceText(target, text)
      throw error
    })
  }
  return { write }
}

/** Keeps the previous file if the disk is full, and the permissions. */
function replaceText(path: string, text: string): void {
  replaceFile(path, (temporary) => {
    writeFileSync(temporary, text)
    chmodSync(temporary, statSync(path).mode)
  })
}
