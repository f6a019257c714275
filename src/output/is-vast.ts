/** From so many pages on, a site would fill more memory than a build should take: it then gives time for room. */
const vast = 20_000

/** Whether a site has so many pages that room is worth more than time. */
export function isVast(pages: number): boolean {
  return pages >= vast
}
