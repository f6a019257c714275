import { dirname, isSlug, join, type Problem, placeOf } from 'build-site'
import type { Reading } from '../content/types'
import { namesIn, slugsOf } from './names'

/** Reports required legal texts whose files are missing, because links to them would silently disappear. */
export function checkLegal(reading: Reading): Problem[] {
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
