import { relative } from 'node:path'
import type { Command } from 'commander'
import { formatProblem, type Problem } from '../lib/problem'
import type { Caller } from './caller'
import { addProjectOptions, type ProjectFlags, siteOptions } from './project-options'
import type { Reporter } from './reporter'
import { addServerOptions, type ServerFlags, serve } from './serve'

const help = `
Examples:
  build-site dev                    serve the site of this folder at http://localhost:3000
  build-site dev --open             and open it in the browser
  build-site dev --port 8080        at another port
  build-site dev --host             and show it to phones and others on the same network
  build-site dev --host --allowed-hosts shop.example   behind a proxy or tunnel, at https://shop.example
  CHOKIDAR_USEPOLLING=1 build-site dev --host          in a container or on a network drive, where changes go unnoticed

Pages are rendered on request and show every change to data and templates; dist/ is not touched.`

/** Adds `dev`, which serves a site during development. */
export function addDev(program: Command, caller: Caller, reporter: Reporter): void {
  const command = program.command('dev').description('serve the site with live reload')
  addServerOptions(addProjectOptions(command))
    .addHelpText('after', help)
    .action((flags: ProjectFlags & ServerFlags) => runDev(flags, caller, reporter))
}

async function runDev(flags: ProjectFlags & ServerFlags, caller: Caller, reporter: Reporter): Promise<void> {
  reporter.follow({ ...flags, end: '' })
  const began = performance.now()
  const interrupted = caller.interrupted()
  const words = new DevWords(caller, reporter)
  const site = siteOptions(flags, caller)
  if (!flags.quiet) reporter.siteAddress(site)
  const { startDevServer } = await import('../dev/dev-server')
  const server = await startDevServer(site, flags, {
    onUpdate: (paths, { problems }, milliseconds) => {
      words.changed(paths, milliseconds)
      words.stand(problems)
    },
    onBroken: ({ problems }) => words.broken(problems),
    onLimited: () => words.limited(),
    onError: (error) => reporter.crash(error),
  })
  words.stand(server.first.problems)
  const what = `Ready in ${Math.round(performance.now() - began)} ms`
  await serve(server, what, flags, interrupted, caller, reporter)
}

/** Prints the messages of `dev`. Each problem is printed once, and again only if it comes back after a fix. */
class DevWords {
  /** The printed problems that still exist, by their lines. */
  #known = new Map<string, Problem>()

  constructor(
    readonly caller: Caller,
    readonly reporter: Reporter,
  ) {}

  /** Some files changed, and pages show it after this many milliseconds. @param paths absolute */
  changed(paths: readonly string[], milliseconds: number): void {
    const [first = ''] = paths
    const what = paths.length === 1 ? relative(this.caller.cwd, first) : `${paths.length} files`
    this.reporter.aside(`${what} changed · ${milliseconds} ms`)
  }

  /** There are more files than the system can watch. */
  limited(): void {
    const message =
      'found more files than the system can watch, expected a higher limit (on Linux fs.inotify.max_user_watches, or ulimit -n); until then, changes show within a second or two'
    this.reporter.problems([{ severity: 'notice', file: 'build-site', message }])
  }

  /** All current problems of the site; prints the new ones. While there are errors, other problems are not checked. */
  stand(problems: readonly Problem[]): void {
    this.#printNew(problems)
    const kept = problems.some(isError) ? [...this.#known.values()].filter((problem) => !isError(problem)) : []
    this.#known = new Map([...problems, ...kept].map((problem) => [formatProblem(problem), problem]))
  }

  /** The problems of a page or file that cannot be generated. */
  broken(problems: readonly Problem[]): void {
    this.#printNew(problems)
    for (const problem of problems) this.#known.set(formatProblem(problem), problem)
  }

  #printNew(problems: readonly Problem[]): void {
    this.reporter.problems(problems.filter((problem) => !this.#known.has(formatProblem(problem))))
  }
}

function isError({ severity }: Problem): boolean {
  return severity === 'error'
}
