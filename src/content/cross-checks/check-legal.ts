import { dirname, join } from 'node:path'
import type { Problem } from '../../lib/problem'
import { isSlug } from '../rules/slug'
import { placeOf } from '../source/problem-at'
import type { DataReading } from '../source/read-data'
import { namesIn, slugsOf } from './names'

/** Reports required legal texts whose files are missing, because links to them would silently disappear. */
export function checkLegal(reading: DataReading): Problem[] {
  const there = new Set(slugsOf('legal', reading))
  return namesIn('site', reading).flatMap(({ names, source }) =>
    names.legal.flatMap((slug, index) => {
      // Invalid slugs are reported elsewhere.
      if (!isSlug(slug) || there.has(slug)) return []
      const file = join(dirname(source.file), 'legal', `${slug}.md`)
      const place = placeOf({ source, path: ['legal', index] })
      return [{ severity: 'error' as const, file, message: `missing file, expected it because ${place} names it` }]
    }),
  )
}
