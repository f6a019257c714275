import { InputError } from '../lib/problem'
import type { LocalServer } from '../server/local-server'
import { colorsFor } from './colors'
import { Exit, exitCode } from './exit'
import type { Host } from './host'
import type { Reporter } from './reporter'
import type { ServerFlags } from './server-options'

/** Prints the messages of servers: the address on standard output, the rest on standard error unless `quiet`. */
export class ServerWords {
  readonly #host: Host
  readonly #isQuiet: boolean

  constructor(host: Host, { quiet = false }: ServerFlags) {
    this.#host = host
    this.#isQuiet = quiet
  }

  /**
   * Where the site can be seen.
   *
   * @param home address of the home page within its origin
   * @param wanted the requested port
   * @param what a message, such as `Ready in 312 ms`
   */
  ready(
    { origins, port, isPortForbidden }: Pick<LocalServer, 'origins' | 'port' | 'isPortForbidden'>,
    home: string,
    wanted: number,
    what: string,
  ): void {
    const { bold } = colorsFor(this.#host.stdout, this.#host)
    const why = isPortForbidden ? 'needs rights that you do not have' : 'is taken'
    if (wanted !== 0 && wanted !== port) this.aside(`Port ${wanted} ${why}, so this is port ${port}.`)
    this.#host.stdout.write(origins.map((origin) => `${bold(origin + home)}\n`).join(''))
    this.aside(`${what}. Ctrl-C ends it.`)
  }

  /** Opens an address in the browser, or prints that there is none. */
  async open(url: string): Promise<void> {
    if (!(await openInBrowser(url))) this.aside('Found no browser to open; the address is above.')
  }

  /** A message on standard error. */
  aside(line: string): void {
    if (!this.#isQuiet) this.#host.stderr.write(`${line}\n`)
  }
}

/** Opens an address in the browser. @returns whether there is a browser */
async function openInBrowser(url: string): Promise<boolean> {
  const { default: open } = await import('open')
  return open(url).then(
    () => true,
    () => false,
  )
}

/** Runs the start of a server: wrong input is printed without a summary. @throws Exit */
export async function orRefuse<T>(reporter: Reporter, task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    reporter.problems(error.problems)
    throw new Exit(exitCode.input)
  }
}
