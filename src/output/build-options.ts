import type { Problem } from '../content/problem'
import type { HostName } from './hosts/host-names'
import type { UrlForm } from './page-paths'
import type { SiteOptions } from './plan/plan-site'
import type { Shard } from './shard'
import type { ShareChoice } from './share/share-images'

/** What to build, and where. All paths are absolute. */
export interface BuildOptions extends SiteOptions {
  readonly out: string
  readonly urls: UrlForm
  /** The hosts to write files for. */
  readonly hosts: readonly HostName[]
  /** Whether to write compressed copies beside the files. */
  readonly precompress: boolean
  /** One per page when omitted. */
  readonly shareImages?: ShareChoice
  /** The shard to build; the whole site when undefined. */
  readonly shard?: Shard | undefined
  /** Whether to overwrite an output folder that holds files no build wrote. */
  readonly force: boolean
}

/** The outcome of a build. Sizes are in bytes, times in milliseconds. */
export interface BuildResult {
  /** The site-relative addresses of the pages; for a shard, only those of its own pages. */
  readonly routes: readonly string[]
  /** Excludes compressed copies, as do the sizes below. */
  readonly files: number
  readonly bytes: number
  /** The compressed copies that were requested. */
  readonly copies: { readonly files: number; readonly bytes: number }
  readonly steps: readonly { readonly name: string; readonly milliseconds: number }[]
  readonly milliseconds: number
  /** Warnings and notices. */
  readonly problems: readonly Problem[]
}
