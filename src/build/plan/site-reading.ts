import type { Site } from '../../content/site/types'
import type { Data } from '../../content/source/data'
import type { Problem } from '../../lib/problem'

/** Which site to build, and where the program's own files are. All paths are absolute. */
export interface SiteOptions {
  readonly root: string
  readonly data: string
  /** Overrides the URL in the data: origin and optional base path. */
  readonly siteUrl: string | undefined
  /** The option or environment variable it comes from. */
  readonly siteUrlFrom?: string | undefined
  /** Whether to keep search engines away from every page. */
  readonly isPreview?: boolean
  /** Treat warnings as errors. */
  readonly strict: boolean
  /** File names in messages are relative to this folder. */
  readonly cwd: string
  /** The folder of the program's own package.json. */
  readonly packageRoot: string
}

/** The data of a site, and the site built from it. */
export interface SiteReading {
  readonly data: Data
  readonly site: Site
  /** Warnings and notices about the data. */
  readonly problems: readonly Problem[]
}
