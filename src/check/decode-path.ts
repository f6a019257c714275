/** A path with its percent signs read; one that makes no sense stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
