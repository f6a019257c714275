import type { Problem } from '../../lib/problem'
import { shownDomain } from '../rules/domain-name'
import { placeOf, problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import type { FieldPath, Source } from '../source/source'
import { namesIn } from './names'
import { repeated } from './repeated'

/** A domain for sale, and the field that states its host or would if it were there. */
interface Hosted {
  readonly slug: string
  readonly host: string
  readonly source: Source
  readonly path: FieldPath
  /** Whether the host is stated explicitly. */
  readonly isTyped: boolean
}

/** Reports hosts that two brands or domains have in common. Equal slugs are reported elsewhere. */
export function checkHosts(reading: DataReading): Problem[] {
  if (!isAnyTyped(reading)) return []
  const all = [...ofBrands(reading), ...ofDomains(reading)]
  const typed = all.filter(({ isTyped }) => isTyped)
  const implied = all.filter(({ isTyped }) => !isTyped)
  return repeated([...implied, ...typed], ({ host }) => host)
    .filter(([again, first]) => again.slug !== first.slug)
    .map(([{ host, source, path }, first]) => {
      const message = `found the host ${host} a second time, expected each host once; ${placeOf(first)} has it`
      return problemAt(source, path, message)
    })
}

/** Without an explicit host, equal ones come from equal slugs. */
function isAnyTyped(reading: DataReading): boolean {
  const groups = namesIn('domains', reading).flatMap(({ names }) => names.groups)
  return (
    (reading.data.brands ?? []).some(({ value: { website } }) => website !== undefined) ||
    groups.some(({ domains }) => domains.some(({ host }) => host !== undefined))
  )
}

function ofBrands({ data }: DataReading): Hosted[] {
  return (data.brands ?? []).map(({ slug, value: { website }, source }) => hosted(slug, website, source, ['website']))
}

function ofDomains(reading: DataReading): Hosted[] {
  return namesIn('domains', reading).flatMap(({ names: { groups }, source }) =>
    groups.flatMap(({ domains }, at) =>
      domains.map(({ slug, host }, index) => hosted(slug, host, source, ['groups', at, 'domains', index, 'host'])),
    ),
  )
}

function hosted(slug: string, host: string | undefined, source: Source, path: FieldPath): Hosted {
  if (host === undefined) return { slug, host: `${slug}.com`, source, path, isTyped: false }
  // Either form may have been typed; what is no domain has been told already.
  return { slug, host: shownDomain(host) || host, source, path, isTyped: true }
}
