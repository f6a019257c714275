import { join } from 'node:path'
import { programFiles } from './program-files'
import { TextStore } from './text-store'

/** How many minified forms of pages are kept, and the ledgers of how many output folders. */
const limits = { forms: 2_000, ledgers: 20 }

/** Keeps minified forms of pages from one build to the next. */
export function pageForms(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'forms'), limits.forms)
}

/** Keeps what is known of the files of output folders. */
export function outputLedgers(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'outputs'), limits.ledgers)
}

/** Holds spare output folders. */
export function spareFolders(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'spare')
}
