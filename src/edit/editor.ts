import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { FieldPath } from '../content/parse/source'
import { type Content, type Entry, isFolder } from '../content/schema/kinds'
import { InputError } from '../lib/problem'
import { replaceFile } from '../lib/replace-file'
import { appendToList } from './append-to-list'
import { inFields, removeItem, renameKey, setValue } from './edit-yaml'
import { writeNewFiles } from './write-new-files'

/** Where the data of a site is. */
interface DataPlace {
  /** Absolute. */
  readonly data: string
  /** File names in messages are relative to this folder. */
  readonly cwd: string
  readonly content: Content
}

/** What the files held before, and what has been written to them, by their paths. */
interface Written {
  readonly before: Map<string, string>
  readonly written: Map<string, string | undefined>
}

/**
 * Edits of data files, none of which is written before all of them can be. Comments stay, and every byte that is not
 * concerned.
 */
export class Editor {
  readonly #place: DataPlace
  /** What the files will hold, by their absolute paths; undefined for one that will be gone. */
  readonly #edited = new Map<string, string | undefined>()
  readonly #created = new Map<string, string>()
  readonly #moves = new Map<string, { readonly to: string | undefined }>()

  constructor(place: DataPlace) {
    this.#place = place
  }

  /** Adds the file of a new record. @returns its path, as the operator would type it */
  create(kind: string, slug: string, text: string): string {
    const declared = this.#place.content[kind]
    if (declared === undefined) throw new TypeError(`found no kind ${kind}, expected one of the site definition`)
    const name = `${slug}.${declared.form === 'markdown' ? 'md' : 'yaml'}`
    return this.createFile(isFolder(declared) ? join(declared.name, name) : name, text)
  }

  /** The same by its path in the data folder. */
  createFile(name: string, text: string): string {
    const path = join(this.#place.data, name)
    this.#created.set(path, text)
    return relative(this.#place.cwd, path)
  }

  /** Whether a file is there: data may stand for one that is not. */
  isThere({ source: { file } }: Pick<Entry, 'source'>): boolean {
    return existsSync(resolve(this.#place.cwd, file))
  }

  /** Adds an item to the end of a list. @param block the item as lines of YAML, where that says more than its value */
  append(entry: Pick<Entry, 'source'>, path: FieldPath, item: unknown, block?: string): void {
    this.#edit(entry, path, 'list', (whole) => inFields(whole, (text) => appendToList(text, path, item, block)))
  }

  /** Sets a field, or adds it to those around it. */
  set(entry: Pick<Entry, 'source'>, path: FieldPath, value: unknown): void {
    this.#edit(entry, path, 'field', (text) => setValue(text, path, value))
  }

  /** Takes an item out of a list, or a field away. */
  takeOut(entry: Pick<Entry, 'source'>, path: FieldPath): void {
    this.#edit(entry, path, 'entry', (text) => removeItem(text, path))
  }

  /** Gives a field another name. */
  renameField(entry: Pick<Entry, 'source'>, path: FieldPath, name: string): void {
    this.#edit(entry, path, 'field', (text) => renameKey(text, path, name))
  }

  /** Removes the file of a record. */
  remove(entry: Pick<Entry, 'source' | 'slug'>): void {
    this.#moves.set(entry.slug, { to: undefined })
    this.#edited.set(this.#ownPathOf(entry), undefined)
  }

  /** Gives the file of a record another name. @returns its path, as the operator would type it */
  move(entry: Pick<Entry, 'source' | 'slug'>, slug: string): string {
    this.#moves.set(entry.slug, { to: slug })
    const path = this.#ownPathOf(entry)
    const to = path.replace(/[^\\/]*(\.[^.]*)$/, `${slug}$1`)
    this.#created.set(to, this.#edited.get(path) ?? readFileSync(path, 'utf8'))
    this.#edited.set(path, undefined)
    return relative(this.#place.cwd, to)
  }

  /** The records that get another name, by the one that they had; undefined for those that are removed. */
  get moves(): ReadonlyMap<string, { readonly to: string | undefined }> {
    return this.#moves
  }

  /**
   * Writes all edits. If anything fails, or one of the steps throws, every file is as it was.
   *
   * @param steps which may ask for more edits; those are written before the next step
   */
  async write(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    const before = new Map<string, string>()
    try {
      await this.#writeThen(steps, { before, written: new Map() })
    } catch (error) {
      for (const [path, text] of before) replaceText(path, text)
      throw error
    }
  }

  async #writeThen([step, ...rest]: readonly (() => Promise<unknown>)[], done: Written): Promise<void> {
    const { before, written } = done
    const created = [...this.#created].filter(([path]) => !written.has(path))
    const files = created.map(([path, content]) => ({ path, content }))
    await writeNewFiles(files, async () => {
      for (const [path, text] of created) written.set(path, text)
      for (const [path, text] of this.#edited) {
        if (written.has(path) && written.get(path) === text) continue
        if (!before.has(path)) before.set(path, readFileSync(path, 'utf8'))
        written.set(path, text)
        if (text === undefined) unlinkSync(path)
        else replaceText(path, text)
      }
      await step?.()
      if (rest.length > 0) await this.#writeThen(rest, done)
    })
  }

  #pathOf({ source: { file } }: Pick<Entry, 'source'>): string {
    // A symbolic link stays; its target is replaced.
    return realpathSync(resolve(this.#place.cwd, file))
  }

  /** The same of a file that is no link: what else leads to the target of one is not known. */
  #ownPathOf(entry: Pick<Entry, 'source'>): string {
    const { file } = entry.source
    const isLink = lstatSync(resolve(this.#place.cwd, file)).isSymbolicLink()
    if (isLink) throw InputError.at(file, 'found a link, expected the file itself; rename or remove both by hand')
    return this.#pathOf(entry)
  }

  #edit(
    entry: Pick<Entry, 'source'>,
    path: FieldPath,
    what: 'list' | 'field' | 'entry',
    edit: (text: string) => string | undefined,
  ): void {
    const place = this.#pathOf(entry)
    const edited = edit(this.#edited.get(place) ?? readFileSync(place, 'utf8'))
    if (edited === undefined) {
      const message = `found no ${what} written out here, expected one to ${words[what]}`
      throw new InputError([{ severity: 'error', file: entry.source.file, field: path.map(String).join('.'), message }])
    }
    this.#edited.set(place, edited)
  }
}

const words = {
  list: 'add to; add the new entry by hand',
  field: 'change; change it by hand',
  entry: 'take out; take it out by hand',
}

/** Keeps the previous file if the disk is full, and the permissions. */
function replaceText(path: string, text: string): void {
  if (!existsSync(path)) {
    writeFileSync(path, text)
    return
  }
  replaceFile(path, (temporary) => {
    writeFileSync(temporary, text)
    chmodSync(temporary, statSync(path).mode)
  })
}
