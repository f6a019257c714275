/** What is said of an error of our own. */
export function crashWords(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `build-site failed by an error of its own. Please report it with these lines:\n\n${text}\n`
}
