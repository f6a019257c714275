/** Lock files, backups and autosaves that editors and office programs put next to an open file. */
const ofEditors =
  /(^|[\\/])(\.#[^\\/]*|#[^\\/]*#|\.[^\\/]*\.sw[a-z]|[^\\/]*~|~\$[^\\/]*|~[^\\/]*\.tmp|\.~lock\.[^\\/]*#)$/
/** Downloads that a browser has not finished. */
const downloads = /[^\\/]\.(crdownload|part)$/
/** Files that Finder and Windows create in folders; macOS adds `._a.pdf` to `a.pdf` on disks of other systems. */
const ofSystem = /(^|[\\/])(\.DS_Store|\._[^\\/]*|Thumbs\.db|desktop\.ini)$/

/** Whether a file was left by an editor, an office program or a browser, judging by its path. */
export function isLeftByEditor(path: string): boolean {
  return ofEditors.test(path) || downloads.test(path)
}

/** Whether a file was created by the operating system and can be ignored, judging by its path. */
export function isLeftBySystem(path: string): boolean {
  return ofSystem.test(path)
}

/** Whether a file was left by a program or by the system, and is not part of the site, judging by its path. */
export function isLeftBehind(path: string): boolean {
  return isLeftByEditor(path) || isLeftBySystem(path)
}
