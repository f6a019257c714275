import type { StarterDifference } from '../init/compare-starter'
import { shellWord } from './shell-word'

/** What `init` did, see `initSite`. */
interface Started {
  readonly written: readonly string[]
  readonly kept: readonly string[]
  readonly steps: readonly string[]
}

/**
 * The output of `init`.
 *
 * @param folder relative to the current folder; empty for the current folder
 */
export function initWords(folder: string, { written, kept, steps }: Started): string {
  const lines = [...(folder ? [`cd ${shellWord(folder)}`] : []), ...steps, 'npm run dev']
  // Once it is installed, the program has the README of the starter, too.
  const readme = kept.includes('README.md') ? 'node_modules/build-site/starter/README.md' : 'README.md'
  return `Started a site in ${folder || 'this folder'}: ${written.length} files.
${kept.length === 0 ? '' : `Kept as they were: ${kept.join(', ')}\n`}
Next:
${lines.map((line) => `  ${line}\n`).join('')}and read ${readme}, which says how to go on from there.
`
}

/**
 * The output of `init --diff`.
 *
 * @param folder of the site, relative to the current folder; empty for the current folder
 * @param starter the folder of the starter, likewise
 */
export function differenceWords(differences: readonly StarterDifference[], folder: string, starter: string): string {
  if (differences.length === 0) return 'Every file is as in the starter of this program.\n'
  const own = folder === '' ? 'templates' : `${folder}/templates`
  return `${differences.map(({ state, path }) => `${state.padEnd(7)}  ${path}\n`).join('')}
differs: another text than in the starter; missing: only in the starter; added: only here.
The starter of this program is in ${starter}. With git, this shows the lines:
  git diff --no-index ${shellWord(`${starter}/templates`)} ${shellWord(own)}
`
}
