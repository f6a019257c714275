import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pathExists } from 'fs-extra/esm'
import serveFile from 'serve-handler'
import { belowBase } from '../content/rules/address'
import { headerRules, headersAt } from '../hosts/host-policy'
import { type Answer, redirect, words } from '../server/answer'
import type { Asked } from '../server/local-server'
import { leadsElsewhere } from './leads-elsewhere'

/**
 * Answers requests from an output folder, like a host in production.
 *
 * @param out absolute
 * @param home address of the home page: `/` or `/base/`
 * @param frames the origins of other sites whose pages may be shown in frames
 */
export function previewResponder(
  out: string,
  home: string,
  frames: readonly string[] = [],
): (asked: Asked) => Promise<Answer | undefined> {
  const rules = headerRules(false, { frame: frames })
  return async ({ request, response, path }) => {
    const within = belowBase(path, home)
    if (within === undefined) {
      return path === '/' ? redirect(home) : words(404, `Not found: this site was built to live below ${home}`)
    }
    if (await leadsElsewhere(out, within)) return words(404, 'Not found: no file of this site has that path.')
    // A missing file must not be cached forever like a hashed one.
    const served = (await pathExists(join(out, within))) ? within : '/404.html'
    for (const [name, value] of Object.entries(headersAt(served, rules))) response.setHeader(name, value)
    request.url = within.split('/').map(encodeURIComponent).join('/')
    // For a full file name, the handler would redirect away from it.
    const cleanUrls = !/(\.html|\/index)$/.test(within)
    const options = { public: out, cleanUrls, directoryListing: false, etag: true }
    await serveFile(request, response, options, {
      // Another build may remove a file between lookup and reading: that aborts the response only.
      createReadStream: (file, how) => createReadStream(file, how).on('error', () => response.destroy()),
    })
    return undefined
  }
}
