import { sha256 } from '../lib/sha256'
import type { ListedPage } from './page'
import { addressOfFile, pagePaths } from './page-paths'

/** One of several builds that together make a site: `number` of `of`, starting from 1. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/**
 * Whether a file belongs to a shard. Both forms of a page belong to the same shard, which depends on the path alone, so
 * that every machine decides alike.
 */
export function isInShard(path: string, shard: Shard | undefined): boolean {
  if (shard === undefined) return true
  return Number.parseInt(sha256(addressOfFile(path)).slice(0, 8), 16) % shard.of === shard.number - 1
}

/** The pages of a shard. */
export function pagesInShard(pages: readonly ListedPage[], shard: Shard | undefined): readonly ListedPage[] {
  if (shard === undefined) return pages
  return pages.filter(({ page: { address, isErrorPage } }) =>
    pagePaths(address.path, 'flat', isErrorPage).some((path) => isInShard(path, shard)),
  )
}

/**
 * Name of the file that lists what a build wrote: a folder that has it may be replaced by the next build. Each shard
 * has its own, so that the folders of all shards can be copied into one.
 */
export function manifestName(shard?: Shard): string {
  return shard === undefined ? 'build-manifest.json' : `build-manifest-${shard.number}-of-${shard.of}.json`
}

/** Whether a file has the name of a manifest. @param path below the output folder */
export function isManifest(path: string): boolean {
  return /^build-manifest(-\d+-of-\d+)?\.json$/.test(path)
}
