import type { Problem } from '../../lib/problem'
import { fileText } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** What a build reports about the data as well: unused records, records that are missing. */
export const dataRule: Rule = {
  id: 'data',
  promise: 'all data is valid and used',
  fix: 'Correct it, add what is missing, or remove it',
  find: ({ problems }) => problems.map(problemFault),
}

/** Converts a problem with data or templates to a fault. */
export function problemFault({ severity, file, line, field, message, meant, isUnfinished }: Problem): Found {
  return {
    severity: isUnfinished ? 'error' : severity,
    file,
    line,
    message: field === undefined ? message : `${field}: ${message}`,
    meant,
  }
}

const text = /\.(html|css|js|webmanifest|svg|json|xml|txt)$/

/** Files that have no effect. */
export const unusedRule: Rule = {
  id: 'unused',
  promise: 'no file of templates/assets is unused',
  severity: 'warning',
  fix: 'Use it in the layout (assets.file), move it to templates/static, or remove it',
  find: (site) => {
    let unused = site.assets
    // One text after the other: thousands of pages do not fit into memory.
    for (const path of site.files.keys()) {
      if (unused.length === 0) break
      const content = text.test(path) ? fileText(site, path) : ''
      unused = unused.filter((asset) => !content.includes(asset.path))
    }
    return unused.map(({ file }) => ({ file, message: 'found a file that no page uses, expected one that does' }))
  },
}
