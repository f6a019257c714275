import { nearMatch } from '../content/parse/near-match'
import { placeOf } from '../content/parse/problem-at'
import { isFields, type Source } from '../content/parse/source'
import { isSlug } from '../content/rules/slug'
import {
  type Content,
  type Entry,
  entriesByKind,
  entriesOf,
  isFolder,
  type Kind,
  recordsOf,
} from '../content/schema/kinds'
import { type FoundReference, referencesIn } from '../content/schema/reference'
import { InputError } from '../lib/problem'
import type { CommandCall, SiteCommand } from './site-command'

/** `rename <kind> <slug> <new>` and `remove <kind> <slug>` for each kind that has several records. */
export function moveCommands(content: Content): SiteCommand[] {
  return Object.entries(content).flatMap(([name, kind]) =>
    isFolder(kind) ? [renameCommand(name, kind), removeCommand(name, kind)] : [],
  )
}

const slugArgument = { name: '<slug>', description: 'the name of its file, without the extension' }

/** `rename <kind> <slug> <new>`. @param name under which the kind is declared */
export function renameCommand(name: string, kind: Kind): SiteCommand {
  return {
    words: `rename ${kind.one}`,
    description: `rename a file of data/${kind.name} and every reference to it, and redirect its address`,
    arguments: [slugArgument, { name: '<new>', description: 'its new name in addresses' }],
    help: helpOf(`rename ${kind.one} harborloom harbor-loom`),
    run: (call) => {
      const [from = '', to = ''] = call.args
      const entry = entryOf(from, name, call)
      if (!isSlug(to)) return call.refuse(`a new name of lower-case letters, digits and hyphens, not ${to}`, 1)
      if (slugsOf(name, call).includes(to)) return call.refuse(`a new name that no other ${kind.one} has, not ${to}`, 1)
      const edited = eachReference(from, name, 'changed', call, (other, { path, isName }) => {
        if (isName) call.edit.renameField(other, path, to)
        else call.edit.set(other, path, to)
      })
      setUpdated(entry, call)
      const file = call.edit.move(entry, to)
      return [`${entry.source.file} is now ${file}`, ...edited, ...left(from, call), ''].join('\n')
    },
  }
}

function removeCommand(name: string, kind: Kind): SiteCommand {
  return {
    words: `remove ${kind.one}`,
    description: `remove a file of data/${kind.name} and every reference to it, and redirect its address`,
    arguments: [slugArgument],
    help: helpOf(`remove ${kind.one} harborloom`),
    run: (call) => {
      const [slug = ''] = call.args
      const entry = entryOf(slug, name, call)
      // From the end, so that the positions of the others stay valid.
      const edited = eachReference(slug, name, 'removed', call, (other, { path }) => call.edit.takeOut(other, path))
      call.edit.remove(entry)
      return [`${entry.source.file} is removed`, ...edited, ...left(slug, call), ''].join('\n')
    },
  }
}

function helpOf(example: string): string {
  return `
Examples:
  build-site ${example}

Exit status: 0 written, 1 there is no such record or the data is wrong, 2 the command line is wrong.`
}

function slugsOf(name: string, { data }: CommandCall): string[] {
  return recordsOf(data, name).map(({ slug }) => slug)
}

/** @throws InputError if there is none */
function entryOf(slug: string, name: string, call: CommandCall): Entry {
  const found = recordsOf(call.data, name).find((entry) => entry.slug === slug)
  if (found !== undefined) return found
  const near = nearMatch(slug, slugsOf(name, call))
  const folder = `data/${call.content[name]?.name}`
  const message = `found no file ${slug} here, expected the name of one`
  throw new InputError([{ severity: 'error', file: folder, message, meant: near }])
}

/**
 * Edits every field that refers to a record. @param what the word for the edit in the result @returns what was edited,
 * one line each
 */
function eachReference(
  slug: string,
  name: string,
  what: 'changed' | 'removed',
  call: CommandCall,
  edit: (entry: Entry, found: FoundReference) => void,
): string[] {
  const lines: string[] = []
  for (const [kind, entry] of entriesByKind(call.data)) {
    const all = [...referencesIn(call.content[kind]?.schema, entry.source.value)]
    const found = all.filter((one) => one.kind === name && one.slug === slug)
    for (const one of found.reverse()) {
      edit(entry, one)
      lines.push(`${placeOf({ source: entry.source, path: one.path })} ${one.path.join('.')} is ${what}`)
    }
    if (found.length > 0) setUpdated(entry, call)
  }
  return lines
}

function setUpdated(entry: Entry, { edit, today }: CommandCall): void {
  const { value } = entry.source
  if (isFields(value) && 'updated' in value) edit.set(entry, ['updated'], today)
}

/** Where texts still contain the address of a record. */
function left(slug: string, { data }: CommandCall): string[] {
  const pattern = new RegExp(`(?<![\\w-])(?:/[\\w-]+)*/${slug}(?![\\w-])`)
  const places = [...entriesOf(data)].flatMap(({ source }) => placesOf(source, pattern))
  if (places.length === 0) return []
  return [
    '',
    'Texts still link to the old address, which only redirects. Write another one:',
    ...places.map((place) => `  ${place}`),
  ]
}

function placesOf(source: Source, pattern: RegExp): string[] {
  const lines = source.text().split('\n')
  return lines.flatMap((line, index) => (pattern.test(line) ? [`${source.file}:${index + 1}`] : []))
}
