import { isFields } from '../../content/parse/source'
import { describe } from '../../lib/describe'
import { InputError } from '../../lib/problem'

/**
 * Makes sure that the content of a site definition consists of kinds, which lie in the data and do not stand in the way of
 * one another. A site may be built without checking the types of its templates.
 *
 * @throws InputError for the first one that does not
 */
export function requireKinds(content: unknown, file: string): void {
  if (!isFields(content)) wrongSite(file, 'content', content, 'kinds of content by name')
  else for (const [key, kind] of Object.entries(content)) requireKind(kind, file, `content.${key}`)
  const kinds = isFields(content) ? Object.entries(content) : []
  const known = { name: new Set<unknown>(), one: new Set<unknown>(['redirects']) }
  for (const [key, kind] of kinds) {
    for (const [of, names] of Object.entries(known)) {
      const name = fieldOf(kind, of)
      if (names.has(name)) wrongSite(file, `content.${key}.${of}`, name, 'a name that no other kind has')
      names.add(name)
    }
  }
}

function requireKind(kind: unknown, file: string, field: string): void {
  const isOne = ['file', 'optional', 'folder', 'markdown'].includes(String(fieldOf(kind, 'form')))
  if (!isOne || fieldOf(kind, 'schema') === undefined) {
    wrongSite(file, field, kind, 'what file, optionalFile, folder or markdown of build-site returns')
  }
  for (const of of ['name', 'one']) {
    const name = fieldOf(kind, of)
    const isName = typeof name === 'string' && /^[\w-]+(?:\/[\w-]+)*$/.test(name)
    if (!isName) wrongSite(file, `${field}.${of}`, name, 'a name of letters, digits and hyphens')
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
}

/** Ends with a mistake in a site definition. @param field the part of it that is wrong */
export function wrongSite(file: string, field: string, found: unknown, expected: string): never {
  throw new InputError([{ severity: 'error', file, field, message: `${describe(found)}, expected ${expected}` }])
}
