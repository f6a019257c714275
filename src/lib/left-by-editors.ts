/** Lock files, backups and autosaves that editors put next to an open file. */
const names = /(^|[\\/])(\.#[^\\/]*|#[^\\/]*#|\.[^\\/]*\.sw[a-z]|[^\\/]*~)$/
/** The same of office programs, whose lock files contain the name of the user. */
const officeNames = /(^|[\\/])(~\$[^\\/]*|~[^\\/]*\.tmp|\.~lock\.[^\\/]*#)$/
/** Downloads that a browser has not finished. */
const downloads = /[^\\/]\.(crdownload|part)$/

/** Whether a file was left by an editor, an office program or a browser, judging by its path. */
export function isLeftByEditor(path: string): boolean {
  return names.test(path) || officeNames.test(path) || downloads.test(path)
}
