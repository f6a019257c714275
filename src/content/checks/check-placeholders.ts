import type { Problem } from '../../lib/problem'
import { nearMatch } from '../parse/near-match'
import { errorOn, problemAt } from '../parse/problem-at'
import type { FieldPath, Source } from '../parse/source'
import { ownNames } from '../schema/addresses'
import { type Content, entriesOf } from '../schema/kinds'
import { mayHold, type StrayPlaceholder, strayPlaceholders } from '../source/placeholders'
import type { DataReading } from '../source/read-data'

/** Reports every `{name}` in a text that is not a known placeholder, unless its field has an error already. */
export function checkPlaceholders(reading: DataReading, content: Content, names: readonly string[]): Problem[] {
  const refused = new Set(reading.problems.filter(({ severity }) => severity === 'error').map(placeOf))
  const isKnown = ofUnreadable(reading)
  // Very few records have placeholders.
  const doubtful = reading.sources.filter(({ source: { value, body } }) => body !== undefined || mayHold(value))
  return doubtful.flatMap(({ kind, source }) => {
    const own = (path: FieldPath) => ownNames(content[kind]?.schema, path)
    return [
      ...strayPlaceholders(source.value, names)
        .filter(({ path, name }) => !own(path).includes(name) && !isKnown(name))
        .map((stray) => problemAt(source, stray.path, sentence(stray, names), nearName(stray, names)))
        .filter((problem) => !refused.has(placeOf(problem))),
      ...inBody(source, names).flatMap(({ stray, line }) =>
        isKnown(stray.name) ? [] : errorOn(source.file, line, sentence(stray, names), nearName(stray, names)),
      ),
    ]
  })
}

/** Returns whether a name refers to an invalid file, such as `posts.first`: its value is unknown. */
function ofUnreadable({ data, files }: DataReading): (name: string) => boolean {
  const valid = new Set(Array.from(entriesOf(data), ({ source }) => source.file))
  const unreadable = new Set(files.filter(({ file }) => !valid.has(file)).map(({ slug }) => slug))
  return (name) => name.includes('.') && unreadable.has(name.slice(name.lastIndexOf('.') + 1))
}

/** The file and field of a problem. */
function placeOf({ file, field = '' }: Problem): string {
  return `${file} ${field}`
}

function inBody({ body = '', bodyLine = 1 }: Source, known: readonly string[]) {
  return body
    .split('\n')
    .flatMap((text, index) => strayPlaceholders(text, known).map((stray) => ({ stray, line: bodyLine + index })))
}

function sentence({ name, found }: StrayPlaceholder, known: readonly string[]): string {
  if (known.includes(name)) return `found ${found}, expected {${name}}`
  return `found ${found}, which is not a placeholder here, expected one of ${known.map((word) => `{${word}}`).join(', ')}`
}

/** The count of all records is never a good suggestion for a missing record. */
function nearName({ name }: StrayPlaceholder, known: readonly string[]): string | undefined {
  const alike = name.includes('.') ? known.filter((word) => word.includes('.')) : known
  const near = known.includes(name) ? undefined : nearMatch(name, alike)
  return near && `{${near}}`
}
