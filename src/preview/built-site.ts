import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathExists } from 'fs-extra/esm'
import * as z from 'zod'
import { InputError } from '../content/problem'
import { addresses } from '../content/rules/address'
import { requireFolder } from '../content/source/require-folder'
import { manifestName } from '../output/publish/manifest'

/** A site that was built. */
export interface BuiltSite {
  /** Address of its home page: `/` or `/base/`. */
  readonly home: string
  /** When it was built, in milliseconds since 1970. */
  readonly builtAt: number
}

/**
 * Looks at an output folder.
 *
 * @throws InputError when there is none, or when no build wrote it
 */
export async function openBuiltSite(out: string, cwd: string): Promise<BuiltSite> {
  await requireFolder(out, cwd, 'a built site; build it with npx --no -- build-site, or name it with --out')
  if (!(await pathExists(join(out, manifestName)))) {
    const message = 'found a folder that no build wrote, expected a built site; name it with --out'
    throw new InputError([{ severity: 'error', file: relative(cwd, out) || out, message }])
  }
  // A build makes the folder anew, while files in it that did not change keep their times.
  const { mtimeMs } = await stat(out)
  return { home: await homeOf(out), builtAt: mtimeMs }
}

const webManifest = z.object({ scope: z.string().regex(/^\/(.*\/)?$/) })

/** The web manifest says below which path the site was built to live. */
async function homeOf(out: string): Promise<string> {
  const manifest: unknown = await readFile(join(out, 'site.webmanifest'), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  return webManifest.catch({ scope: '/' }).parse(manifest).scope
}

/**
 * Sees to it that a site was built for the address at which a person wants to see it.
 *
 * @throws InputError when its base path is another
 */
export function requireHome(home: string, siteUrl: string | undefined): void {
  if (siteUrl === undefined) return
  const { href } = addresses(siteUrl)('/')
  if (href === home) return
  const message = `found a site that was built for ${home}, expected one for ${href}; build it with --site-url ${siteUrl}`
  throw new InputError([{ severity: 'error', file: '--site-url', message }])
}
