import { batchesOf } from './batches-of'
import type { LazyFile } from './output-file'

/** In files: more than another thread prints while one is made here, such as a price list of ten thousand domains. */
const many = 300

/**
 * Puts the files that are yet to be made between pages, some pages before each, so that another thread has those to print
 * meanwhile.
 */
export function* amongPages<File extends object, Page>(
  files: Iterable<File | LazyFile>,
  pages: Iterable<Page>,
): Generator<File | LazyFile | Page> {
  const batches = batchesOf(pages, many)
  for (const file of files) {
    if ('make' in file) yield* batches.next().value ?? []
    yield file
  }
  for (const batch of batches) yield* batch
}
