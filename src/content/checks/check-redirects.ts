import type { Problem } from '../../lib/problem'
import { repeated } from '../../lib/repeated'
import { problemAt } from '../parse/problem-at'
import { isFields, type Source } from '../parse/source'
import { splitTarget } from '../rules/outbound'
import type { DataReading } from '../source/read-data'

/** Reports circular redirects, and old paths that differ only in case. */
export function checkRedirects({ sources }: Pick<DataReading, 'sources'>): Problem[] {
  const { source } = sources.find(({ kind }) => kind === 'redirects') ?? {}
  // Works even if other parts of the file are wrong.
  if (source === undefined || !isFields(source.value)) return []
  const names = new Map<string, unknown>(Object.entries(source.value))
  return [...loops(names, source), ...twins(names, source)]
}

/** Each is one mistake, reported at its first line. */
function loops(names: ReadonlyMap<string, unknown>, source: Source): Problem[] {
  const reported = new Set<string>()
  return [...names.keys()].flatMap((from) => {
    const way = reported.has(from) ? [] : wayFrom(from, names)
    if (way.length < 2 || way.at(-1) !== from) return []
    for (const path of way) reported.add(path)
    const message = `found a loop of redirects, ${way.join(' to ')}, expected redirects that end at a page`
    return [problemAt(source, [from], message)]
  })
}

/** The chain from an old path up to the first path that is not redirected or has already been visited. */
function wayFrom(from: string, names: ReadonlyMap<string, unknown>): string[] {
  const way = [from]
  for (let next = names.get(from); typeof next === 'string'; next = names.get(way.at(-1) ?? '')) {
    const { path } = splitTarget(next)
    const isPassed = way.includes(path)
    way.push(path)
    if (isPassed) break
  }
  return way
}

/** Some hosts match paths case-insensitively. */
function twins(names: ReadonlyMap<string, unknown>, source: Source): Problem[] {
  return repeated(names.keys(), (path) => path.toLowerCase()).map(([path, other]) => {
    const message = `found ${path} and ${other}, expected each old path once: some hosts ignore the case of letters`
    return problemAt(source, [path], message)
  })
}
