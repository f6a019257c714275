import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as z from 'zod'
import { manifestsIn } from '../build/manifest'
import type { SiteOptions } from '../build/plan/plan-site'
import { addresses } from '../content/rules/address'
import { requireFolder } from '../content/source/require-folder'
import { InputError } from '../lib/problem'

/** A built site. */
interface BuiltSite {
  /** Address of its home page: `/` or `/base/`. */
  readonly home: string
  /** The origins of other sites whose pages may be shown in frames. */
  readonly frames: readonly string[]
  /** When it was built, in milliseconds since 1970. */
  readonly builtAt: number
}

/**
 * Inspects an output folder.
 *
 * @throws InputError if it does not exist, or if no build wrote it
 */
export async function openBuiltSite(out: string, cwd: string): Promise<BuiltSite> {
  await requireFolder(out, cwd, 'a built site; build it with npx --no -- build-site, or name it with --out')
  if (manifestsIn(out).length === 0) {
    const message = 'found a folder that no build wrote, expected a built site; name it with --out'
    throw InputError.at(relative(cwd, out) || out, message)
  }
  // The mtime of the folder, because a build recreates it while unchanged files in it keep theirs.
  const { mtimeMs } = await stat(out)
  return { home: await homeOf(out), frames: await framesOf(out), builtAt: mtimeMs }
}

const webManifest = z.object({ scope: z.string().regex(/^\/(.*\/)?$/) })

/** The web manifest contains the base path that the site was built for. */
async function homeOf(out: string): Promise<string> {
  const manifest: unknown = await readFile(join(out, 'site.webmanifest'), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  return webManifest.catch({ scope: '/' }).parse(manifest).scope
}

/** The policy of a page contains the exceptions that the site was built with. */
async function framesOf(out: string): Promise<readonly string[]> {
  const html = await readFile(join(out, 'index.html'), 'utf8').catch(() => '')
  return /["\s;]frame-src ([^;"]+)/.exec(html)?.[1]?.split(' ') ?? []
}

/**
 * Makes sure that a site was built for the address at which it should be viewed.
 *
 * @param siteUrlFrom the option or environment variable that says so
 * @throws InputError if its base path differs
 */
export function requireHome(
  home: string,
  { siteUrl, siteUrlFrom = '--site-url' }: Pick<SiteOptions, 'siteUrl' | 'siteUrlFrom'>,
): void {
  if (siteUrl === undefined) return
  const { href } = addresses(siteUrl)('/')
  if (href === home) return
  const message = `found a site that was built for ${home}, expected one for ${href}; build it with --site-url ${siteUrl}`
  throw InputError.at(siteUrlFrom, message)
}
