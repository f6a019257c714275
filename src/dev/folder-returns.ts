import { statSync } from 'node:fs'

/** How often folders are looked at, in milliseconds. */
const interval = 500

/** Waits for folders that go and come back. */
interface FolderReturns {
  /** A folder has gone, as somebody knows who looks at it more closely. */
  readonly gone: (folder: string) => void
  readonly close: () => void
}

/**
 * Tells when a folder is there again that had gone, or another one in its place: version control does that when it changes
 * to another branch. Who watches a folder is told that it goes, and nothing from then on.
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

/** Tells a folder from another one in its place; undefined where there is none. */
function identity(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats?.isDirectory() ? `${stats.dev} ${stats.ino}` : undefined
}
