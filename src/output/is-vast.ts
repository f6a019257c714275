/** In pages: from here on a build would take more memory than it should, and trades time for memory. */
const vast = 20_000

/** Whether a site has so many pages that memory is worth more than time. */
export function isVast(pages: number): boolean {
  return pages >= vast
}

/** In pages: from here on the ledger of the last build is not held in memory together with the data. */
const huge = 60_000

/** Whether a site has so many pages that what is not needed at the moment is dropped, and read again later. */
export function isHuge(pages: number): boolean {
  return pages >= huge
}
