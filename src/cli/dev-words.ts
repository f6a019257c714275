import { relative } from 'node:path'
import { formatProblem, type Problem } from '../lib/problem'
import type { Host } from './host'
import type { Reporter } from './reporter'
import type { ServerFlags } from './server-options'
import { ServerWords } from './server-words'

/** Prints the messages of `dev`. Each problem is printed once, and again only if it comes back after a fix. */
export class DevWords extends ServerWords {
  readonly #cwd: string
  readonly #reporter: Reporter
  /** The problems that have been printed and still exist, as lines: errors, and the rest. */
  #errors = new Set<string>()
  #remarks = new Set<string>()

  constructor(host: Host, reporter: Reporter, flags: ServerFlags) {
    super(host, flags)
    this.#cwd = host.cwd
    this.#reporter = reporter
  }

  /** Some files changed, and pages reflect it after that many milliseconds. @param paths absolute */
  changed(paths: readonly string[], milliseconds: number): void {
    const [first = ''] = paths
    const what = paths.length === 1 ? relative(this.#cwd, first) : `${paths.length} files`
    this.aside(`${what} changed · ${milliseconds} ms`)
  }

  /** There are more files than the system watches. */
  limited(): void {
    const message =
      'found more files than the system watches, expected a higher limit (on Linux fs.inotify.max_user_watches, or ulimit -n); until then, a change shows within a second or two'
    this.#reporter.problems([{ severity: 'notice', file: 'build-site', message }])
  }

  /** All current problems of the site; prints the new ones. While there are errors, other problems are not looked for. */
  stand(problems: readonly Problem[]): void {
    const [knownErrors, knownRemarks] = [this.#errors, this.#remarks]
    const errors = problems.filter(isError)
    const remarks = problems.filter((problem) => !isError(problem))
    this.#errors = lines(errors)
    this.#remarks = new Set([...lines(remarks), ...(errors.length > 0 ? knownRemarks : [])])
    this.#reporter.problems([...unknown(errors, knownErrors), ...unknown(remarks, knownRemarks)])
  }

  /** The problems of a page or file that cannot be made. */
  broken(problems: readonly Problem[]): void {
    this.#reporter.problems(unknown(problems, this.#errors))
    this.#errors = new Set([...this.#errors, ...lines(problems)])
  }
}

function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

function lines(problems: readonly Problem[]): Set<string> {
  return new Set(problems.map(formatProblem))
}

function unknown(problems: readonly Problem[], known: ReadonlySet<string>): Problem[] {
  return problems.filter((problem) => !known.has(formatProblem(problem)))
}
