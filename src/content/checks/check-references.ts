import type { Problem } from '../../lib/problem'
import { nearMatch } from '../parse/near-match'
import { problemAt } from '../parse/problem-at'
import { isSlug } from '../rules/slug'
import type { Content } from '../schema/kinds'
import { holdsReferences, referencesIn } from '../schema/reference'
import type { DataReading } from '../source/read-data'

/** Reports slugs that refer to missing records. */
export function checkReferences(
  { sources, files }: Pick<DataReading, 'sources' | 'files'>,
  content: Content,
): Problem[] {
  const slugsOf = (kind: string) => files.filter((file) => file.kind === kind).map(({ slug }) => slug)
  const known = new Map(Object.keys(content).map((kind) => [kind, new Set(slugsOf(kind))]))
  const referring = sources.filter(({ kind }) => holdsReferences(content[kind]?.schema))
  return referring.flatMap(({ kind, source }) =>
    [...referencesIn(content[kind]?.schema, source.value)]
      // Invalid slugs are reported by the schema.
      .filter(({ slug, isLoose, kind: other }) => !isLoose && isSlug(slug) && known.get(other)?.has(slug) !== true)
      .map(({ slug, path, kind: other }) => {
        const place = `data/${content[other]?.name ?? other}`
        const message = `found ${slug}, expected the name of a file in ${place}, without its extension`
        return problemAt(source, path, message, nearMatch(slug, [...(known.get(other) ?? [])]))
      }),
  )
}
