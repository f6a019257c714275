/** From so many pages on, a site would fill more memory than a build should take: it then gives time for room. */
const vast = 20_000

/** Whether a site has so many pages that room is worth more than time. */
export function isVast(pages: number): boolean {
  return pages >= vast
}

/** From so many pages on, what is known of the last build does not find room beside the data. */
const huge = 60_000

/** Whether a site has so many pages that what is not needed at the moment is read once more later. */
export function isHuge(pages: number): boolean {
  return pages >= huge
}
