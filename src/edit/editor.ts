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
import type { DataPlace } from '../content/source/read-data'
import { InputError } from '../lib/problem'
import { replaceFile } from '../lib/replace-file'
import { appendToList, removeItem, renameKey, setValue } from './edit-yaml'
import { writeNewFiles } from './write-new-files'

/** Where the data of a site is, and what it contains. */
type EditedPlace = DataPlace & { readonly content: Content }

/**
 * Edits of data files. They are written only if all of them can be. Comments and all other bytes stay.
 */
export class Editor {
  readonly #place: EditedPlace
  /** The new contents of the files, by absolute path; undefined for a file to be removed. */
  readonly #edited = new Map<string, string | undefined>()
  readonly #created = new Map<string, string>()
  /** The new names of records by their old ones; undefined for removed records. */
  readonly moves = new Map<string, string | undefined>()

  constructor(place: EditedPlace) {
    this.#place = place
  }

  /** Adds the file of a new record. @returns its path, as the operator would type it */
  create(kind: string, slug: string, text: string): string {
    const declared = this.#place.content[kind]
    if (declared === undefined) throw new TypeError(`found no kind ${kind}, expected one of the site definition`)
    const name = `${slug}.${declared.form === 'markdown' ? 'md' : 'yaml'}`
    return this.createFile(isFolder(declared) ? join(declared.name, name) : name, text)
  }

  /** The same, by its path in the data folder. */
  createFile(name: string, text: string): string {
    const path = join(this.#place.folder, name)
    this.#created.set(path, text)
    return relative(this.#place.cwd, path)
  }

  /** Whether a file exists: there may be data without a file. */
  isThere({ source: { file } }: Pick<Entry, 'source'>): boolean {
    return existsSync(resolve(this.#place.cwd, file))
  }

  /** Adds an item to the end of a list. @param block the item as lines of YAML, for example with comments */
  append(entry: Pick<Entry, 'source'>, path: FieldPath, item: unknown, block?: string): void {
    this.#edit(entry, path, (text) => appendToList(text, path, item, block))
  }

  /** Sets a field, or adds it to those around it. */
  set(entry: Pick<Entry, 'source'>, path: FieldPath, value: unknown): void {
    this.#edit(entry, path, (text) => setValue(text, path, value))
  }

  /** Removes an item of a list, or a field. */
  takeOut(entry: Pick<Entry, 'source'>, path: FieldPath): void {
    this.#edit(entry, path, (text) => removeItem(text, path))
  }

  /** Renames a field. */
  renameField(entry: Pick<Entry, 'source'>, path: FieldPath, name: string): void {
    this.#edit(entry, path, (text) => renameKey(text, path, name))
  }

  /** Removes the file of a record. */
  remove(entry: Pick<Entry, 'source' | 'slug'>): void {
    this.moves.set(entry.slug, undefined)
    this.#edited.set(this.#ownPathOf(entry), undefined)
  }

  /** Renames the file of a record. @returns its path, as the operator would type it */
  move(entry: Pick<Entry, 'source' | 'slug'>, slug: string): string {
    this.moves.set(entry.slug, slug)
    const path = this.#ownPathOf(entry)
    const to = path.replace(/[^\\/]*(\.[^.]*)$/, `${slug}$1`)
    this.#created.set(to, this.#edited.get(path) ?? readFileSync(path, 'utf8'))
    this.#edited.set(path, undefined)
    return relative(this.#place.cwd, to)
  }

  /**
   * Writes all edits. If anything fails, or one of the steps throws, every file is as it was.
   *
   * @param steps run after that; edits that a step adds are written before the next step
   */
  async write(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    const undo: (() => unknown)[] = []
    try {
      for (const step of steps) {
        await this.#writeNow(undo)
        await step()
      }
    } catch (error) {
      for (const back of undo.reverse()) await back()
      throw error
    }
  }

  /** Writes what is not written yet. @param undo receives functions that undo it */
  async #writeNow(undo: (() => unknown)[]): Promise<void> {
    undo.push(await writeNewFiles(Array.from(this.#created, ([path, content]) => ({ path, content }))))
    for (const [path, text] of this.#edited) {
      const before = readFileSync(path, 'utf8')
      if (text === undefined) unlinkSync(path)
      else replaceText(path, text)
      undo.push(() => replaceText(path, before))
    }
    this.#created.clear()
    this.#edited.clear()
  }

  #pathOf({ source: { file } }: Pick<Entry, 'source'>): string {
    // A symbolic link stays; its target is replaced.
    return realpathSync(resolve(this.#place.cwd, file))
  }

  /** The same for a file that is not a link: other links may lead to the same target. */
  #ownPathOf(entry: Pick<Entry, 'source'>): string {
    const { file } = entry.source
    const isLink = lstatSync(resolve(this.#place.cwd, file)).isSymbolicLink()
    if (isLink)
      throw InputError.at(file, 'found a symbolic link, expected the file itself; rename or remove both by hand')
    return this.#pathOf(entry)
  }

  #edit(entry: Pick<Entry, 'source'>, path: FieldPath, edit: (text: string) => string | undefined): void {
    const place = this.#pathOf(entry)
    const edited = edit(this.#edited.get(place) ?? readFileSync(place, 'utf8'))
    if (edited === undefined) {
      const message = 'found a value that this command cannot edit, expected a plain field or list; change it by hand'
      throw new InputError([{ severity: 'error', file: entry.source.file, field: path.map(String).join('.'), message }])
    }
    this.#edited.set(place, edited)
  }
}

/** Keeps the previous file if the disk is full, and keeps the permissions. */
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
