import type { Problem } from '../../lib/problem'
import { problemAt } from '../parse/problem-at'
import { isFields, type Source } from '../parse/source'
import { splitTarget } from '../rules/outbound'
import type { DataReading } from '../source/read-data'
import { repeated } from './repeated'

/** The readable old paths of a file, whatever else is wrong with it. */
interface Redirects {
  readonly names: Readonly<Record<string, unknown>>
  readonly source: Source
}

/** Reports circular redirects, and old paths that differ only in case. */
export function checkRedirects({ sources }: Pick<DataReading, 'sources'>): Problem[] {
  return sources
    .filter(({ kind }) => kind === 'redirects')
    .map(({ source }) => ({ source, names: fieldsOf(source) }))
    .flatMap((redirects) => [...loops(redirects), ...twins(redirects)])
}

/** Each is one mistake, reported at its first line. */
function loops({ names, source }: Redirects): Problem[] {
  const reported = new Set<string>()
  return Object.keys(names).flatMap((from) => {
    const way = reported.has(from) ? [] : wayFrom(from, names)
    if (way.length < 2 || way.at(-1) !== from) return []
    for (const path of way) reported.add(path)
    const message = `found a circle of redirects, ${way.join(' to ')}, expected one that ends at a page`
    return [problemAt(source, [from], message)]
  })
}

/** The chain from an old path up to the first path that is not redirected or has already been visited. */
function wayFrom(from: string, names: Readonly<Record<string, unknown>>): string[] {
  const way = [from]
  for (let next = names[from]; typeof next === 'string'; next = names[way.at(-1) ?? '']) {
    const { path } = splitTarget(next)
    const isPassed = way.includes(path)
    way.push(path)
    if (isPassed) break
  }
  return way
}

/** Some hosts match paths case-insensitively. */
function twins({ names, source }: Redirects): Problem[] {
  return repeated(Object.keys(names), (path) => path.toLowerCase()).map(([path, other]) => {
    const message = `found ${path} and ${other}, expected each old path once: to some hosts, capitals make no difference`
    return problemAt(source, [path], message)
  })
}

function fieldsOf({ value }: Source): Readonly<Record<string, unknown>> {
  return isFields(value) ? Object.fromEntries(Object.entries(value)) : {}
}
