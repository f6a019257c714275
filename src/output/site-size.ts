/** In pages: from this size, a build would need too much memory and trades time for it. */
const vast = 20_000

/** Whether a site has so many pages that saving memory matters more than time. */
export function isVast(pages: number): boolean {
  return pages >= vast
}

/** In pages: from this size, the ledger of the last build is not held in memory together with the data. */
const huge = 60_000

/** Whether a site has so many pages that data not currently needed is dropped and read again later. */
export function isHuge(pages: number): boolean {
  return pages >= huge
}
