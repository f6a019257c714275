import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import { minifierVersion } from '../minify/minify-html'
import { programFiles } from '../program-files'
import { PersistentMap } from './persistent-map'
import { TextStore } from './text-store'

/**
 * Maximum number of entries: minified forms per version of the minifier, ledgers per output folder, the others per data
 * folder.
 */
const limits = { forms: 2, ledgers: 20, hashes: 20, problems: 20, prose: 20, domains: 20 }

/** In how many texts a list is stored: as a whole, and what has changed of it. */
const textsOfList = 2

/** How many forms are kept for other sites and other templates: three times as many as a site has. */
const spareForms = 300

/** Stores minified forms of pages between builds. All in one file: a site has a hundred, of 1 KB each. */
export function pageForms(packageRoot: string): PersistentMap<string> {
  const store = new TextStore(join(programFiles(packageRoot).cache, 'forms'), limits.forms)
  return new PersistentMap(store, sha256(minifierVersion), spareForms)
}

/** Stores the ledgers of output folders. */
export function outputLedgers(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'outputs'), textsOfList * limits.ledgers)
}

/** Stores the hashes of data files, with the stamps the files had when they were read. */
export function textHashes(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'hashes'), textsOfList * limits.hashes)
}

/** Stores what the last checks across data files found. */
export function checkProblems(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'problems'), limits.problems)
}

/** Stores the HTML of legal texts. */
export function legalProse(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'prose'), limits.prose)
}

/** Stores the hashes of price lists. */
export function domainHashes(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'domains'), limits.domains)
}

/** The folder for the records of data folders. */
export function recordsFolder(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'records')
}

/** The folder that holds the long texts of a large site while the program runs. */
export function spillFolder(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'spill')
}

/** The folder for spare output folders. */
export function spareFolders(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'spare')
}
