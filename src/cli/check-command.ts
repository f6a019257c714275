import { type Command, Option } from 'commander'
import type { CheckReport } from '../check/check-site'
import { proxiesOf } from '../check/site/proxies'
import { problemsIn } from '../lib/environment-problem'
import { type Caller, todayOf } from './caller'
import { type CheckFormat, checkFormats, checkWords } from './check-words'
import { exitCode } from './output-failure'
import { addProjectOptions, type ProjectFlags, siteOptions } from './project-options'
import type { Reporter } from './reporter'

/** The options of `check`, as parsed by commander. */
interface CheckFlags extends ProjectFlags {
  readonly format: CheckFormat
  readonly external?: boolean
  readonly json?: boolean
  readonly quiet?: boolean
}

const help = `
Unfinished content (a placeholder, a TODO, a listed record without a file) is an error here, but not for a build.
dist/ is not touched, and without --external nothing is sent to another machine.
Links to other sites are checked through the proxies in HTTPS_PROXY, HTTP_PROXY and NO_PROXY.

Examples:
  build-site check                                 what is left to do before publishing
  build-site check --strict                        the same, with warnings as errors
  build-site check --site-url https://host.example as it will be at that address
  build-site check --format github                 annotations in a GitHub workflow
  build-site check --external                      also check links to other sites

Exit status: 0 ready, 1 not ready, 2 the command line is wrong, 70 an internal error.`

/** Adds `check`, which reports what to fix before a site is published. */
export function addCheck(program: Command, caller: Caller, reporter: Reporter): void {
  const command = program.command('check').description('report what to fix before publishing')
  addProjectOptions(command)
    .option('--external', 'also check links to other sites')
    .option('--strict', 'warnings are errors')
    .addOption(new Option('--format <format>', 'form of the report').choices(checkFormats).default('text'))
    .addOption(new Option('--json', 'the same as --format json').conflicts(['format', 'quiet']))
    .addOption(new Option('--quiet', 'print only errors').conflicts(['format', 'json']))
    .addHelpText('after', help)
    .action((flags: CheckFlags) => runCheck(flags, caller, reporter))
}

async function runCheck(flags: CheckFlags, caller: Caller, reporter: Reporter): Promise<void> {
  reporter.follow(flags)
  const report = await reportOn(flags, caller, reporter)
  reporter.stopProgress()
  checkWords[flags.quiet ? 'errors' : flags.json ? 'json' : flags.format](report, caller)
  if (!report.isReady) reporter.exitCode = exitCode.input
}

/** Reports mistakes of every kind, including those of the environment. */
async function reportOn(flags: CheckFlags, caller: Caller, reporter: Reporter): Promise<CheckReport> {
  const { checkSite, refusal } = await import('../check/check-site')
  try {
    const site = siteOptions(flags, caller)
    if (!flags.quiet) reporter.siteAddress(site)
    const external = flags.external ? proxiesOf(caller.env) : undefined
    return await checkSite({ ...site, today: todayOf(caller), external }, (step) => reporter.progress(step))
  } catch (error) {
    const problems = problemsIn(error)
    if (problems === undefined) throw error
    return refusal(problems, flags.strict ?? false)
  }
}
