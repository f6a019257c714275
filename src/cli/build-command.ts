import { type Command, InvalidArgumentError, Option } from 'commander'
import type { BuildOptions } from '../build/build-options'
import { type HostName, headersFileHosts, hostNames } from '../hosts/host-names'
import { urlForms } from '../pages/page-paths'
import type { Shard } from '../pages/shard'
import type { Caller } from './caller'
import { addOutOption, addProjectOptions, outputFolder, type ProjectFlags, siteOptions } from './project-options'
import { didYouMean, refuseWords } from './refuse-words'
import type { Reporter } from './reporter'

/** The options of `build`, as parsed by commander. */
interface BuildFlags
  extends ProjectFlags,
    Partial<Pick<BuildOptions, 'out' | 'urls' | 'precompress' | 'shareImages' | 'shard' | 'force'>> {
  readonly host?: readonly HostName[]
  readonly json?: boolean
  readonly quiet?: boolean
}

const help = `
Examples:
  build-site                                        build the site of this folder into dist/
  build-site --site-url https://host.example/base   build it for a folder of a host
  build-site --host netlify                         add what Netlify needs: headers, redirects
  build-site --host nginx,caddy --precompress       for servers of your own, with compressed copies
  build-site --root ../other --out /srv/www/other   build another site somewhere else

Exit status: 0 built, 1 the input is wrong, 2 the command line is wrong, 70 an internal error.`

/** Adds `build`, the default command, and returns it. */
export function addBuild(program: Command, caller: Caller, reporter: Reporter): Command {
  const command = program
    .command('build', { isDefault: true })
    .description('build <root> into <root>/dist; the default command')
  return addOutOption(addProjectOptions(command))
    .addOption(
      new Option(
        '--urls <form>',
        'files of a page: page.html (flat), page/index.html (folder) or both (the default)',
      ).choices(urlForms),
    )
    .addOption(new Option('--host <names...>', `also write files for: ${hostNames.join(', ')}`).argParser(hostList))
    .option('--precompress', 'also write .br and .gz next to the files, for servers that send them')
    .addOption(
      new Option(
        '--share-images <which>',
        'one for each page (each, the default), or the image of the home page for all (one)',
      ).choices(['each', 'one']),
    )
    .addOption(new Option('--shard <i/n>', 'build the i-th of n parts of the site, such as 2/8').argParser(shardOf))
    .option('--force', 'replace the output folder even if it contains files that no build wrote')
    .option('--strict', 'warnings are errors')
    .option('--json', 'one JSON object on standard output')
    .option('--quiet', 'print only errors')
    .addHelpText('after', help)
    .allowExcessArguments()
    .action((flags: BuildFlags) => {
      refuseWords(program, command, caller.args)
      return runBuild(flags, caller, reporter)
    })
}

async function runBuild(flags: BuildFlags, caller: Caller, reporter: Reporter): Promise<void> {
  reporter.follow(flags)
  const site = siteOptions(flags, caller)
  const out = outputFolder(site, flags.out, caller)
  const { urls = 'both', host: hosts = [], precompress = false, force = false, shareImages = 'each', shard } = flags
  const options = { ...site, out, urls, hosts, precompress, force, shareImages, shard, worker: caller.worker }
  const silent = flags.json || flags.quiet
  if (!silent) reporter.siteAddress(site)
  const { build } = await import('../build/build')
  const result = await build(options, (step) => silent || reporter.progress(step))
  reporter.stopProgress()
  reporter.built(result, options)
}

/** Reads `--shard`, such as `2/8`. @throws InvalidArgumentError for anything else */
export function shardOf(value: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? []).map(Number)
  if (number >= 1 && number <= of) return { number, of }
  throw new InvalidArgumentError('Expected two whole numbers such as 2/8, the first from 1 up to the second.')
}

/**
 * Reads `--host`, which takes several names at once and may be given several times.
 *
 * @throws InvalidArgumentError for an unknown name, and for hosts that need different content in one file
 */
function hostList(value: string, before: readonly HostName[] = []): HostName[] {
  const names = value.replace(/,\s*$/, '').split(',')
  const hosts = [...new Set([...before, ...names.map((name) => hostName(name.trim()))])]
  const rivals = headersFileHosts.filter((caller) => hosts.includes(caller))
  if (rivals.length < 2) return hosts
  throw new InvalidArgumentError(
    `${rivals.join(' and ')} read _headers and _redirects in different ways; build for each separately, with --out.`,
  )
}

function hostName(name: string): HostName {
  const found = hostNames.find((known) => known === name)
  if (found !== undefined) return found
  const expected = `Expected names of hosts, separated by commas: ${hostNames.join(', ')}.`
  throw new InvalidArgumentError(expected + didYouMean(name, hostNames))
}
