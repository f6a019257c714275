import type { Problem } from '../problem'
import { nearMatch } from '../source/near-match'
import { isFree, unknownPlaceholders } from '../source/placeholders'
import { problemAt } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { sitePlaceholders } from '../source/site-placeholders'
import type { Source } from '../source/source'
import { slugsOf } from './names'

/** The fields in which `{domain}` is a place for the domain of each link. */
const addressTemplates = ['registrar.url', 'marketplace.url']

/** Every `{name}` in a text must stand for something. */
export function checkPlaceholders(reading: DataReading): Problem[] {
  const collections = slugsOf('collections', reading).map((slug) => `brands.${slug}`)
  const known = [...new Set([...Object.keys(sitePlaceholders(reading.data)), ...collections])]
  // Nearly none of thousands has any.
  const doubtful = reading.sources.filter(({ source: { value, body } }) => body !== undefined || !isFree(value))
  return doubtful.flatMap(({ kind, source }) => [
    ...unknownPlaceholders(source.value, known)
      .filter(({ path, name }) => !(kind === 'site' && name === 'domain' && addressTemplates.includes(path.join('.'))))
      .map(({ path, name }) => problemAt(source, path, sentence(name, known), nearName(name, known))),
    ...inBody(source, known),
  ])
}

function inBody(source: Source, known: readonly string[]): Problem[] {
  const { file, body, bodyLine = 1 } = source
  if (body === undefined) return []
  return body.split('\n').flatMap((text, index) =>
    unknownPlaceholders(text, known).map(({ name }): Problem => {
      const meant = nearName(name, known)
      const message = sentence(name, known)
      return { severity: 'error', file, line: bodyLine + index, message, ...(meant !== undefined && { meant }) }
    }),
  )
}

function sentence(name: string, known: readonly string[]): string {
  return `found {${name}}, which stands for nothing, expected one of ${known.map((word) => `{${word}}`).join(', ')}`
}

function nearName(name: string, known: readonly string[]): string | undefined {
  const near = nearMatch(name, known)
  return near && `{${near}}`
}
