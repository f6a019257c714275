import { relative } from 'node:path'
import type { Spinner } from 'yocto-spinner'
import type { BuildOptions, BuildResult } from '../build/build-options'
import type { SiteOptions } from '../build/plan/plan-site'
import { asStrict, formatProblem, type Problem } from '../lib/problem'
import { builtJson, refusedJson, summaryRows, table } from './build-words'
import { type Caller, colorsFor } from './caller'
import { crashWords, exitCode } from './output-failure'

/** In milliseconds: after this time, a terminal shows the progress. */
const patience = 300

/** How problems are printed. */
interface Manner {
  /** Print only errors. */
  readonly quiet?: boolean
  /** Warnings as errors. */
  readonly strict?: boolean
  /** One JSON object on standard output, also for a refusal. */
  readonly json?: boolean
  /** The last line of a refusal, about what is unchanged; empty if nothing could have changed. */
  readonly end?: string
}

/**
 * Prints builds and refusals. Results go to standard output, everything else to standard error.
 */
export class Reporter {
  readonly #caller: Caller
  #spinner: Spinner | undefined
  #waiting: NodeJS.Timeout | undefined
  #manner: Manner = {}
  /** How the run ends if nothing fails. */
  exitCode: number = exitCode.ok

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /** Shows the current step on a terminal, if it takes long. */
  progress(step: string): void {
    const { stderr, env } = this.#caller
    if (!stderr.isTTY || env.CI) return
    if (this.#spinner !== undefined) {
      this.#spinner.text = step
      return
    }
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => this.#spin(step), patience)
  }

  async #spin(step: string): Promise<void> {
    const asked = this.#waiting
    // Imported lazily: most builds finish before it is needed.
    const { default: yoctoSpinner } = await import('yocto-spinner')
    if (this.#waiting === asked) this.#spinner = yoctoSpinner({ text: step, stream: this.#caller.stderr }).start()
  }

  /** Removes the progress from the terminal. */
  stopProgress(): void {
    clearTimeout(this.#waiting)
    this.#waiting = undefined
    this.#spinner?.stop()
    this.#spinner = undefined
  }

  /** The address of the site, if it is not from the data, and whether it is a preview. */
  siteAddress({ siteUrl, siteUrlFrom, isPreview }: SiteOptions): void {
    const notes = [
      ...(siteUrlFrom === undefined ? [] : [`its address is ${siteUrl}, from ${siteUrlFrom}`]),
      ...(isPreview ? ['it is a preview, which asks search engines not to list it'] : []),
    ]
    if (notes.length > 0) this.#caller.stderr.write(`The site: ${notes.join('; ')}.\n`)
  }

  /** The table at the end of a build, after its warnings; for programs, one JSON object. */
  built(result: BuildResult, { out, shard }: Pick<BuildOptions, 'out' | 'shard'>): void {
    const { json, quiet } = this.#manner
    if (json) this.#writeJson(builtJson(result, shard))
    if (json || quiet) return
    this.problems(result.problems)
    const { stdout, cwd } = this.#caller
    const { bold, dim, green } = colorsFor(stdout, this.#caller)
    stdout.write(`${green('Built')} ${bold(relative(cwd, out) || out)}\n${table(summaryRows(result, shard), dim)}`)
  }

  /** Sets how problems are printed. */
  follow(manner: Manner): void {
    this.#manner = manner
  }

  /** Everything wrong with the input. */
  refuse(problems: readonly Problem[]): void {
    // In JSON, all problems are listed, also with `--quiet`.
    const { json, end = 'Nothing was built; the output folder is unchanged.' } = this.#manner
    if (json) this.#writeJson(refusedJson(this.#weighed(problems)))
    this.problems(problems)
    const count = this.#printed(problems).filter(({ severity }) => severity !== 'notice').length
    if (end !== '') this.#caller.stderr.write(`\n${count === 1 ? '1 problem' : `${count} problems`}. ${end}\n`)
  }

  /** An internal error. */
  crash(error: unknown): void {
    this.#caller.stderr.write(crashWords(error))
  }

  /** A message in addition to the result, unless `--quiet` is set. */
  aside(line: string): void {
    if (!this.#manner.quiet) this.#caller.stderr.write(`${line}\n`)
  }

  /** Problems, a line each. */
  problems(problems: readonly Problem[]): void {
    const { stderr } = this.#caller
    const { red, yellow, dim } = colorsFor(stderr, this.#caller)
    const paint = { error: red, warning: yellow, notice: dim }
    for (const problem of this.#printed(problems)) {
      stderr.write(`${paint[problem.severity](problem.severity.padEnd(8))}${formatProblem(problem)}\n`)
    }
  }

  #printed(problems: readonly Problem[]): readonly Problem[] {
    const weighed = this.#weighed(problems)
    return this.#manner.quiet ? weighed.filter(({ severity }) => severity === 'error') : weighed
  }

  #weighed(problems: readonly Problem[]): readonly Problem[] {
    return this.#manner.strict ? problems.map(asStrict) : problems
  }

  #writeJson(value: object): void {
    this.#caller.stdout.write(`${JSON.stringify(value)}\n`)
  }
}

/** Quotes a path for a shell, if necessary. */
export function shellWord(path: string): string {
  return /^[\w./][\w./-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
