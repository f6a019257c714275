/** Files that Finder and Windows create in folders; macOS adds `._a.pdf` to `a.pdf` on disks of other systems. */
const names = /(^|[\\/])(\.DS_Store|\._[^\\/]*|Thumbs\.db|desktop\.ini)$/

/** Whether a file was created by the operating system and can be ignored, judging by its path. */
export function isLeftBySystem(path: string): boolean {
  return names.test(path)
}
