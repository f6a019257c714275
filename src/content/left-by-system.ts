/** Files that Finder and Windows create in folders. */
const names = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/

/** Whether a file was created by the operating system and can be ignored. @param path with slashes */
export function isLeftBySystem(path: string): boolean {
  return names.test(path)
}
