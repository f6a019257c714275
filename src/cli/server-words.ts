import type { LocalServer } from '../server/local-server'
import { colorsFor } from './colors'
import type { Host } from './host'
import type { ServerFlags } from './server-options'

/** The words of commands that serve. The address is their result; the rest is said on the side, unless it is to be quiet. */
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
   * @param wanted the port that was asked for
   * @param what went before, such as `Ready in 312 ms`
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

  /** Opens an address in the browser, or says that there is none. */
  async open(url: string): Promise<void> {
    if (!(await openInBrowser(url))) this.aside('Found no browser to open; the address is above.')
  }

  /** Something worth knowing. */
  aside(line: string): void {
    if (!this.#isQuiet) this.#host.stderr.write(`${line}\n`)
  }
}

/** Opens an address in the person's browser. @returns whether there was something to open it with */
async function openInBrowser(url: string): Promise<boolean> {
  const { default: open } = await import('open')
  return open(url).then(
    () => true,
    () => false,
  )
}
