/** What Finder and Windows leave in every folder that somebody opens. */
const names = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/

/** Whether a file is one that the system has put into a folder and nobody would miss. @param path with slashes */
export function isLeftBySystem(path: string): boolean {
  return names.test(path)
}
