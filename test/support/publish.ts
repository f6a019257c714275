import { type Waiting, withLock } from '../../src/build/lock'
import type { SiteFile, Stage } from '../../src/build/stage'
import type { BuildState, BuiltFile } from '../../src/build/state'
import { writeOutput } from '../../src/build/writer'
import { manifestName } from '../../src/pages/shard'

/** Files of a site, or what makes them for a stage. */
type Files = Iterable<SiteFile> | AsyncIterable<SiteFile> | ((stage: Stage) => AsyncIterable<SiteFile>)

interface PublishOptions extends Waiting {
  readonly force?: boolean
  /** What the last build left; by default, nothing is known of it. */
  readonly state?: BuildState
}

/** Writes files to an output folder as a build does: with the lock, and with a manifest. */
export function publish(
  out: string,
  files: Files,
  { force = false, state = { files: new Map() }, ...waiting }: PublishOptions = {},
): Promise<ReadonlyMap<string, BuiltFile>> {
  const made = typeof files === 'function' ? files : () => all(files)
  return withLock(out, waiting, (folders) =>
    writeOutput(made, { out, folders, state, force, manifest: manifestName() }),
  )
}

async function* all(files: Iterable<SiteFile> | AsyncIterable<SiteFile>): AsyncGenerator<SiteFile> {
  yield* files
}
