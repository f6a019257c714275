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
  const add = (path: string, entry: Entry) => {
    const others = known.get(path)
    if (others === undefined) known.set(path, [entry])
    else if (!others.includes(entry)) others.push(entry)
  }
  for (const [kind, entry] of entriesByKind(data)) {
    const declared = content[kind]
    if (declared === undefined) continue
    const { slug, value } = entry
    if (isFields(value) && 'path' in value && typeof value.path === 'string') add(value.path, entry)
    else if (homeNames.includes(slug) && !isFolder(declared)) add('/', entry)
    else {
      add(`/${slug}`, entry)
      if (isFolder(declared)) add(`/${declared.name}/${slug}`, entry)
    }
  }
  return known
}
