import type { Shard } from './shard'

/**
 * Name of the file that lists what a build wrote, and so tells the next build that the folder may be replaced. Each shard
 * has one of its own: the folders of all shards can be copied into one.
 */
export function manifestName(shard?: Shard): string {
  return shard === undefined ? 'build-manifest.json' : `build-manifest-${shard.number}-of-${shard.of}.json`
}

/** Whether a file has the name of a manifest. @param path below the output folder */
export function isManifest(path: string): boolean {
  return /^build-manifest(-\d+-of-\d+)?\.json$/.test(path)
}
