import { rootFilesBelowBase } from '../../assets/root-files'
import type { Site } from '../../content/site/types'
import type { Problem } from '../../lib/problem'

/** A notice for a site below a base path, whose files for the root of a host are not there. */
export function misplacedRootFiles(site: Site): Problem[] {
  const message = rootFilesBelowBase(site)
  return message === undefined ? [] : [{ severity: 'notice', file: 'build-site', message }]
}
