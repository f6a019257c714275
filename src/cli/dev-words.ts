import { relative } from 'node:path'
import { formatProblem, type Problem } from '../lib/problem'
import type { Host } from './host'
import type { Reporter } from './reporter'

/** Prints the messages of `dev`. Each problem is printed once, and again only if it comes back after a fix. */
export class DevWords {
  /** The problems that have been printed and still exist, by their lines. */
  #known = new Map<string, Problem>()

  constructor(
    readonly host: Host,
    readonly reporter: Reporter,
  ) {}

  /** Some files changed, and pages reflect it after that many milliseconds. @param paths absolute */
  changed(paths: readonly string[], milliseconds: number): void {
    const [first = ''] = paths
    const what = paths.length === 1 ? relative(this.host.cwd, first) : `${paths.length} files`
    this.reporter.aside(`${what} changed · ${milliseconds} ms`)
  }

  /** There are more files than the system watches. */
  limited(): void {
    const message =
      'found more files than the system watches, expected a higher limit (on Linux fs.inotify.max_user_watches, or ulimit -n); until then, a change shows within a second or two'
    this.reporter.problems([{ severity: 'notice', file: 'build-site', message }])
  }

  /** All current problems of the site; prints the new ones. While there are errors, other problems are not looked for. */
  stand(problems: readonly Problem[]): void {
    this.#printNew(problems)
    const kept = problems.some(isError) ? [...this.#known.values()].filter((problem) => !isError(problem)) : []
    this.#known = new Map([...problems, ...kept].map((problem) => [formatProblem(problem), problem]))
  }

  /** The problems of a page or file that cannot be made. */
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
