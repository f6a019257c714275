import type { Problem } from '../../lib/problem'
import { nearMatch } from '../parse/near-match'
import { problemAt } from '../parse/problem-at'
import type { Source } from '../parse/source'
import { mayHold, type StrayPlaceholder, strayPlaceholders } from '../source/placeholders'
import type { DataReading } from '../source/read-data'
import { sitePlaceholders } from '../source/site-placeholders'
import { slugsOf } from './names'

/** The fields in which `{domain}` is replaced per link. */
const addressTemplates = ['registrar.url', 'marketplace.url']

/** Reports every `{name}` in a text that is not a known placeholder, unless its field has an error already. */
export function checkPlaceholders(reading: DataReading): Problem[] {
  const refused = new Set(reading.problems.filter(({ severity }) => severity === 'error').map(placeOf))
  const collections = slugsOf('collections', reading).map((slug) => `brands.${slug}`)
  const known = [...new Set([...placeholderNames(reading.data), ...collections])]
  // Of thousands of records, hardly any has placeholders.
  const doubtful = reading.sources.filter(({ source: { value, body } }) => body !== undefined || mayHold(value))
  return doubtful.flatMap(({ kind, source }) => [
    ...strayPlaceholders(source.value, known)
      .filter(({ path, name }) => !(kind === 'site' && name === 'domain' && addressTemplates.includes(path.join('.'))))
      .map((stray) => problemAt(source, stray.path, sentence(stray, known), nearName(stray, known)))
      .filter((problem) => !refused.has(placeOf(problem))),
    ...inBody(source, known),
  ])
}

/** The file and field of a problem. */
function placeOf({ file, field = '' }: Problem): string {
  return `${file} ${field}`
}

/** The names of a site's placeholders; what is counted, which takes a while, has no part in them. */
function placeholderNames(data: DataReading['data']): string[] {
  return Object.keys(sitePlaceholders({ ...data, brands: [], domains: undefined }))
}

function inBody(source: Source, known: readonly string[]): Problem[] {
  const { file, body, bodyLine = 1 } = source
  if (body === undefined) return []
  return body.split('\n').flatMap((text, index) =>
    strayPlaceholders(text, known).map((stray): Problem => {
      const meant = nearName(stray, known)
      const message = sentence(stray, known)
      return { severity: 'error', file, line: bodyLine + index, message, ...(meant !== undefined && { meant }) }
    }),
  )
}

function sentence({ name, found }: StrayPlaceholder, known: readonly string[]): string {
  if (known.includes(name)) return `found ${found}, expected {${name}}`
  return `found ${found}, which stands for nothing, expected one of ${known.map((word) => `{${word}}`).join(', ')}`
}

/** Of a collection that is not there, the number of all brands is never what was meant. */
function nearName({ name }: StrayPlaceholder, known: readonly string[]): string | undefined {
  const alike = name.includes('.') ? known.filter((word) => word.includes('.')) : known
  const near = known.includes(name) ? undefined : nearMatch(name, alike)
  return near && `{${near}}`
}
