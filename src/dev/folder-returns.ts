import { statSync } from 'node:fs'

/** Polling interval in milliseconds. */
const interval = 500

/** Waits for folders that disappear and return. */
interface FolderReturns {
  /** Reports that a folder has disappeared, for callers that notice sooner. */
  readonly gone: (folder: string) => void
  readonly close: () => void
}

/**
 * Detects when a folder that disappeared exists again or has been replaced, as version control does when switching
 * branches. File watchers report its removal, and nothing after that.
 */
export function folderReturns(folders: readonly string[], onReturn: () => void): FolderReturns {
  const known = new Map(folders.map((folder) => [folder, identity(folder)]))
  const timer = setInterval(() => {
    const isBack = folders.map((folder) => {
      const [before, now] = [known.get(folder), identity(folder)]
      known.set(folder, now)
      return now !== undefined && now !== before
    })
    if (isBack.includes(true)) onReturn()
  }, interval)
  return { gone: (folder) => known.delete(folder), close: () => clearInterval(timer) }
}

/** Distinguishes a folder from a replacement; undefined if it does not exist. */
function identity(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats?.isDirectory() ? `${stats.dev} ${stats.ino}` : undefined
}
