/** Quotes a path for a shell, if necessary. */
export function shellWord(path: string): string {
  return /^[\w./][\w./-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
