import { templateFolder } from '../output/compile/template-folder'
import type { SiteOptions } from '../output/plan/plan-site'
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
 * Serves an output folder as a host does in production.
 *
 * @param out absolute
 * @throws InputError when there is no built site, when it was built for another base path than `siteUrl` says, or when
 *   the server cannot listen at that address
 */
export async function startPreview(site: SiteOptions, out: string, options: ServerOptions): Promise<PreviewServer> {
  const { home, builtAt } = await openBuiltSite(out, site.cwd)
  requireHome(home, site.siteUrl)
  const newest = await newestInput([site.data, templateFolder(site).folder])
  const server = await startServer(previewResponder(out, home), options)
  return { ...server, home, changed: newest !== undefined && newest.at > builtAt ? newest.path : undefined }
}
