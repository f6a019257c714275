/** Locks, copies and what is not saved yet, beside a file that is open or was. */
const names = /(^|[\\/])(\.#[^\\/]*|#[^\\/]*#|\.[^\\/]*\.sw[a-z]|[^\\/]*~)$/

/** Whether a file is one that an editor has put beside another, by its path. */
export function isLeftByEditor(path: string): boolean {
  return names.test(path)
}
