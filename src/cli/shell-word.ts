/** A path as a shell takes it for one word. */
export function shellWord(path: string): string {
  return /^[\w./][\w./-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
