/** Lock files, backups and autosaves that editors put beside an open file. */
const names = /(^|[\\/])(\.#[^\\/]*|#[^\\/]*#|\.[^\\/]*\.sw[a-z]|[^\\/]*~)$/

/** Whether a file was left by an editor, judging by its path. */
export function isLeftByEditor(path: string): boolean {
  return names.test(path)
}
