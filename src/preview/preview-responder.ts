import { createReadStream, lstat, type PathLike, type Stats } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import serveFile from 'serve-handler'
import { belowBase } from '../content/rules/address'
import { headerRules, headersAt } from '../hosts/host-policy'
import { type Answer, redirect, words } from '../server/answer'
import type { Asked } from '../server/local-server'

/**
 * Answers requests from an output folder, like a host in production.
 *
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
      return path === '/' ? redirect(home) : words(404, `Not found: this site was built for ${home}`)
    }
    // A missing file must not be cached forever like a hashed one.
    const served = await ownFile(out, join(out, within)).then(
      () => within,
      () => '/404.html',
    )
    for (const [name, value] of Object.entries(headersAt(served, rules))) response.setHeader(name, value)
    request.url = within.split('/').map(encodeURIComponent).join('/')
    // For a full file name, the handler would redirect away from it.
    const cleanUrls = !/(\.html|\/index)$/.test(within)
    const options = { public: out, cleanUrls, directoryListing: false, etag: true }
    await serveFile(request, response, options, {
      // The types of the handler require all properties of Node's own function.
      lstat: Object.assign((file: PathLike) => ownFile(out, String(file)), { __promisify__: statsOf }),
      // Another build may remove a file between lookup and reading: that aborts the response only.
      createReadStream: (file, how) => createReadStream(file, how).on('error', () => response.destroy()),
    })
    return undefined
  }
}

const statsOf = promisify(lstat)

/**
 * The metadata of a file that a build wrote. Builds write no symbolic links, so a link anywhere below the output folder
 * leads to foreign files.
 *
 * @throws the error for a missing file, also for names that no file can have
 */
async function ownFile(out: string, file: string): Promise<Stats> {
  const [folder, real] = await Promise.all([realpath(out), realpath(file)]).catch(() => [])
  if (folder !== undefined && real === join(folder, relative(out, file))) return statsOf(file)
  throw Object.assign(new Error(`${file} is no file of this site`), { code: 'ENOENT' })
}
