import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { SiteOptions } from '../output/plan-site'
import type { Host } from './host'

/** The options that say which site a command is about, as commander hands them over. */
export interface ProjectFlags {
  readonly root: string
  readonly data?: string
  readonly siteUrl?: string
  readonly strict?: boolean
}

/** Adds the options that say which site a command is about. */
export function addProjectOptions(command: Command): Command {
  return command
    .option('--root <dir>', 'project folder holding templates/ and data/', '.')
    .option('--data <dir>', 'data folder (default: <root>/data)')
    .option('--site-url <url>', 'origin and optional base path (default: url in data/site)', siteUrl)
}

/** The site that these options name. */
export function siteOptions(flags: ProjectFlags, { cwd, packageRoot }: Host): SiteOptions {
  const root = resolve(cwd, flags.root)
  const data = resolve(cwd, flags.data ?? join(root, 'data'))
  return { root, data, siteUrl: flags.siteUrl, strict: flags.strict ?? false, cwd, packageRoot }
}

/** The output folder of a project. */
export function outputFolder({ root }: SiteOptions, out: string | undefined, { cwd }: Host): string {
  return resolve(cwd, out ?? join(root, 'dist'))
}

/** Checks `--site-url`. @throws InvalidArgumentError that says what is expected */
function siteUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isPlain =
    url !== undefined && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (isPlain && (url.protocol === 'https:' || url.protocol === 'http:')) return value
  throw new InvalidArgumentError('Expected an origin and an optional base path, such as https://host.example/base.')
}
