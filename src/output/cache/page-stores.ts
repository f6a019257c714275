import { join } from 'node:path'
import { programFiles } from '../program-files'
import { TextStore } from './text-store'

/** How many entries are kept: minified forms of pages, ledgers and weights by output folder, hashes and prose by data folder. */
const limits = { forms: 2_000, ledgers: 20, weights: 20, hashes: 20, prose: 20 }

/** Keeps minified forms of pages from one build to the next. */
export function pageForms(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'forms'), limits.forms)
}

/** Keeps the ledgers of output folders. */
export function outputLedgers(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'outputs'), limits.ledgers)
}

/** Keeps the compressed sizes of the files of small sites. */
export function fileWeights(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'weights'), limits.weights)
}

/** Keeps the hashes of data files, with the stamps that the files had when they were read. */
export function textHashes(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'hashes'), limits.hashes)
}

/** Keeps the HTML of legal texts. */
export function legalProse(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'prose'), limits.prose)
}

/** Holds the records of data folders. */
export function recordsFolder(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'records')
}

/** Holds the long texts of a large site while the program runs. */
export function shelfFolder(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'shelf')
}

/** Holds spare output folders. */
export function spareFolders(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'spare')
}
