import type { ShareChoice, ShareImages } from '../assets/share/share-images'
import type { HostName } from '../hosts/host-names'
import type { Problem } from '../lib/problem'
import type { UrlForm } from '../pages/page-paths'
import type { Shard } from '../pages/shard'
import type { SiteOptions, SitePlan } from './plan/plan-site'

/** What to build, and where. All paths are absolute. */
export interface BuildOptions extends SiteOptions {
  readonly out: string
  readonly urls: UrlForm
  /** The hosts to write files for. */
  readonly hosts: readonly HostName[]
  /** Whether to write compressed copies next to the files. */
  readonly precompress: boolean
  /** One per page when omitted. */
  readonly shareImages?: ShareChoice
  /** The shard to build; the whole site when undefined. */
  readonly shard?: Shard | undefined
  /** Whether to overwrite an output folder that holds files no build wrote. */
  readonly force: boolean
  /** The compiled `pool-thread.ts`; without it, all is done in one thread. */
  readonly worker?: string | undefined
}

/** What the content of the output folder is made from. */
export interface SiteParts
  extends Pick<SitePlan, 'site' | 'redirects' | 'templates' | 'pages' | 'images' | 'assets' | 'staticFiles'>,
    Pick<BuildOptions, 'urls' | 'hosts' | 'precompress' | 'shard'> {
  readonly share: ShareImages
}

/** What a build reports, except for timings. Sizes are in bytes. */
export interface BuildReport {
  /** The site-relative addresses of the pages; for a shard, only of its own pages. */
  readonly routes: readonly string[]
  /** Excludes compressed copies, as do the sizes below. */
  readonly files: number
  readonly bytes: number
  /** The compressed copies that were requested. */
  readonly copies: { readonly files: number; readonly bytes: number }
  /** Warnings and notices. */
  readonly problems: readonly Problem[]
}

/** The outcome of a build. Times are in milliseconds. */
export interface BuildResult extends BuildReport {
  readonly steps: readonly { readonly name: string; readonly milliseconds: number }[]
  readonly milliseconds: number
}
