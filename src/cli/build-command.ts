import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { build } from '../output/build'
import { type UrlForm, urlForms } from '../output/page-paths'
import type { Host } from './host'
import type { Reporter } from './reporter'

/** The options of `build`, as commander hands them over. */
interface BuildFlags {
  readonly root: string
  readonly data?: string
  readonly out?: string
  readonly siteUrl?: string
  readonly urls: UrlForm
  readonly strict?: boolean
  readonly json?: boolean
  readonly quiet?: boolean
}

const help = `
Examples:
  build-site                                        build the site of this folder into dist/
  build-site --site-url https://host.example/base   build it for a folder of a host
  build-site --root ../other --out /srv/www/other   build another site somewhere else

Exit status: 0 built, 1 the input is wrong, 2 the command line is wrong, 70 an error of the program's own.`

/** Adds `build`, the default command, and returns it. */
export function addBuild(program: Command, host: Host, reporter: Reporter): Command {
  return program
    .command('build', { isDefault: true })
    .description('build <root> into <root>/dist; the default command')
    .option('--root <dir>', 'project folder holding templates/ and data/', '.')
    .option('--data <dir>', 'data folder (default: <root>/data)')
    .option('--out <dir>', 'output folder (default: <root>/dist)')
    .option('--site-url <url>', 'origin and optional base path (default: url in data/site)', siteUrl)
    .addOption(
      new Option('--urls <form>', 'files of a page: page.html, page/index.html').choices(urlForms).default('both'),
    )
    .option('--strict', 'warnings are errors')
    .addOption(new Option('--json', 'one JSON object on standard output').conflicts('quiet'))
    .option('--quiet', 'print nothing but errors')
    .addHelpText('after', help)
    .action((flags: BuildFlags) => runBuild(flags, host, reporter))
}

async function runBuild(flags: BuildFlags, host: Host, reporter: Reporter): Promise<void> {
  const root = resolve(host.cwd, flags.root)
  const options = {
    root,
    data: resolve(host.cwd, flags.data ?? join(root, 'data')),
    out: resolve(host.cwd, flags.out ?? join(root, 'dist')),
    siteUrl: flags.siteUrl,
    urls: flags.urls,
    strict: flags.strict ?? false,
    cwd: host.cwd,
    packageRoot: host.packageRoot,
  }
  const silent = flags.json || flags.quiet
  const result = await build(options, (step) => silent || reporter.progress(step))
  reporter.stopProgress()
  if (flags.json) reporter.json(result)
  else if (!flags.quiet) reporter.summary(result, options.out)
}

/** Checks `--site-url`. @throws InvalidArgumentError that says what is expected */
function siteUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isPlain =
    url !== undefined && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (isPlain && (url.protocol === 'https:' || url.protocol === 'http:')) return value
  throw new InvalidArgumentError('Expected an origin and an optional base path, such as https://host.example/base.')
}
