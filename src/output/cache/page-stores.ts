import { join } from 'node:path'
import { programFiles } from '../program-files'
import { TextStore } from './text-store'

/**
 * How many minified forms of pages are kept, the ledgers of how many output folders and what their files weigh, and the
 * hashes of how many data folders.
 */
const limits = { forms: 2_000, ledgers: 20, weights: 20, hashes: 20 }

/** Keeps minified forms of pages from one build to the next. */
export function pageForms(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'forms'), limits.forms)
}

/** Keeps what is known of the files of output folders. */
export function outputLedgers(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'outputs'), limits.ledgers)
}

/** Keeps what the files of small sites weigh. */
export function fileWeights(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'weights'), limits.weights)
}

/** Keeps what data files looked like when they were read. */
export function textHashes(packageRoot: string): TextStore {
  return new TextStore(join(programFiles(packageRoot).cache, 'hashes'), limits.hashes)
}

/** Holds the records of data folders. */
export function recordsFolder(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'records')
}

/** Holds the texts of a large site, for as long as a program runs. */
export function shelfFolder(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'shelf')
}

/** Holds spare output folders. */
export function spareFolders(packageRoot: string): string {
  return join(programFiles(packageRoot).cache, 'spare')
}
