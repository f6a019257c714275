import { join, resolve, sep } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { SiteOptions } from '../build/plan/plan-site'
import { betterSiteUrl } from '../content/rules/address'
import { InputError } from '../lib/problem'
import { stampAt } from '../lib/stamp'
import type { Caller } from './caller'
import { type PlatformSite, platform } from './platform'

/** The options that select a site, as parsed by commander. */
export interface ProjectFlags {
  readonly root: string
  readonly data?: string
  readonly siteUrl?: string
  readonly strict?: boolean
}

/** Adds the options for the folders of a site. */
export function addFolderOptions(command: Command): Command {
  return command
    .option('--root <dir>', 'project folder, which contains templates/ and data/', folderName, '.')
    .option('--data <dir>', 'data folder (default: <root>/data)', folderName)
}

/** Adds the option for the output folder. */
export function addOutOption(command: Command): Command {
  return command.option('--out <dir>', 'output folder (default: <root>/dist)', folderName)
}

/**
 * Returns the value of an option unchanged, and refuses a wrong one.
 *
 * @param better what is expected instead of a wrong value, as a noun phrase; undefined for a correct one
 */
export function checked(better: (value: string) => string | undefined) {
  return (value: string): string => {
    const expected = better(value)
    if (expected === undefined) return value
    throw new InvalidArgumentError(`Expected ${expected}.`)
  }
}

/** Refuses the empty text that an unset shell variable leaves. */
export function filled(expected: string) {
  return checked((value) => (value.trim() === '' ? expected : undefined))
}

const folderName = filled('the name of a folder')

/** Adds the options that select a site and its address. */
export function addProjectOptions(command: Command): Command {
  return addFolderOptions(command)
    .option('--site-url <url>', 'origin and optional base path (default: see "Site address")', checked(betterSiteUrl))
    .addHelpText('after', addressHelp)
}

/** Where the address of a site comes from. */
export const addressHelp = `
Site address, the first of these that is set:
  --site-url <url>
  SITE_URL                        in the environment
  URL, DEPLOY_PRIME_URL           on Netlify, for the site and for a preview
  CF_PAGES_URL                    on Cloudflare Pages, for a preview (a branch not named main, master or production)
  VERCEL_PROJECT_PRODUCTION_URL,
  VERCEL_URL                      on Vercel, for the site and for a preview
  url                             in data/site
Previews on these platforms ask search engines not to list them (noindex).`

/**
 * The site that these options and the environment select. @throws InputError for an environment that names no address
 */
export function siteOptions(flags: ProjectFlags, caller: Caller): SiteOptions {
  const { cwd, env, packageRoot } = caller
  const root = rootFolder(flags, caller)
  const data = dataFolder(flags, caller)
  const { site, isPreview } = platform(env)
  const siteUrl = flags.siteUrl ?? checkedUrl(site)
  const siteUrlFrom = flags.siteUrl === undefined ? site?.variable : '--site-url'
  return { root, data, siteUrl, siteUrlFrom, isPreview, strict: flags.strict ?? false, cwd, packageRoot }
}

/** The data folder that these options name. @throws InputError for a root that is a file */
export function dataFolder(flags: ProjectFlags, caller: Caller): string {
  return resolve(caller.cwd, flags.data ?? join(rootFolder(flags, caller), 'data'))
}

function checkedUrl(site: PlatformSite | undefined): string | undefined {
  const expected = site && betterSiteUrl(site.url)
  if (site === undefined || expected === undefined) return site?.url
  const message = `found "${site.url}" in this environment variable, expected ${expected}`
  throw InputError.at(site.variable, message)
}

/** The output folder of a project. */
export function outputFolder({ root }: SiteOptions, out: string | undefined, { cwd }: Caller): string {
  return resolve(cwd, out ?? join(root, 'dist'))
}

/**
 * The project folder that `--root` names. A file is refused here, because later every file of the project would be
 * reported as missing. So is a folder with a backslash in its name on systems with slashes: globs read it as another
 * slash.
 *
 * @throws InputError for either
 */
export function rootFolder({ root }: ProjectFlags, { cwd }: Caller): string {
  const folder = resolve(cwd, root)
  if (sep === '/' && folder.includes('\\')) {
    throw InputError.at(folder, 'found a \\ in the name of this folder, expected one without it; rename the folder')
  }
  // A path below a file is reported when the folder is read.
  if (stampAt(folder) === undefined) return folder
  const message =
    'found a file, expected the project folder, which contains templates/ and data/; choose it with --root'
  throw InputError.at(root, message)
}
