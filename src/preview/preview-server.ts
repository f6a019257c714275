import type { SiteOptions } from '../build/plan/plan-site'
import { templateFolder } from '../render/compile/template-folder'
import { type LocalServer, type ServerOptions, startServer } from '../server/local-server'
import { openBuiltSite, requireHome } from './built-site'
import { newestInput } from './newest-input'
import { previewResponder } from './preview-responder'

/** A running preview of a built site. */
export interface PreviewServer extends LocalServer {
  /** Address of the home page within its origin: `/` or `/base/`. */
  readonly home: string
  /** What changed since the site was built (absolute), if anything did. */
  readonly changed: string | undefined
}

/**
 * Serves an output folder like a host in production.
 *
 * @param out absolute
 * @throws InputError if there is no built site, if it was built for a base path other than that of `siteUrl`, or if the
 * server cannot listen at that address
 */
export async function startPreview(site: SiteOptions, out: string, options: ServerOptions): Promise<PreviewServer> {
  const { home, frames, builtAt } = await openBuiltSite(out, site.cwd)
  requireHome(home, site)
  const newest = await newestInput([site.data, templateFolder(site).folder])
  const server = await startServer(previewResponder(out, home, frames), options)
  return { ...server, home, changed: newest !== undefined && newest.at > builtAt ? newest.path : undefined }
}
