/** Percent-decodes a path; an invalid one is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
