import { isFields } from '../../content/parse/source'
import { type Content, type Data, type Entry, entriesByKind, isFolder } from '../../content/schema/kinds'

/** Names of the single file of the home page. */
const homeNames = ['home', 'index']

/**
 * Finds the data files that give a page its address, for messages: one with that path as its field `path`, one of that
 * name, or one of that name in a folder, `/<slug>` or `/<folder>/<slug>`.
 */
export function entriesByPath(data: Data, content: Content): (path: string) => readonly Entry[] {
  let known: ReadonlyMap<string, readonly Entry[]> | undefined
  // Only messages need them.
  return (path) => {
    known ??= pathsOf(data, content)
    return known.get(path) ?? []
  }
}

function pathsOf(data: Data, content: Content): ReadonlyMap<string, readonly Entry[]> {
  const known = new Map<string, Entry[]>()
  for (const [kind, entry] of entriesByKind(data)) {
    const declared = content[kind]
    for (const path of declared === undefined ? [] : pathsFor(entry, declared)) {
      known.set(path, [...(known.get(path) ?? []), entry])
    }
  }
  return known
}

function pathsFor({ slug, value }: Entry, kind: Content[string]): string[] {
  if (isFields(value) && 'path' in value && typeof value.path === 'string') return [value.path]
  if (isFolder(kind)) return [`/${slug}`, `/${kind.name}/${slug}`]
  return [homeNames.includes(slug) ? '/' : `/${slug}`]
}
