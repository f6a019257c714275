import type { LocalServer } from '../server/local-server'
import { colorsFor } from './colors'
import type { Host } from './host'
import type { Reporter } from './reporter'
import type { ServerFlags } from './server-options'

/** A server of a site, and the address of the home page within its origin. */
interface SiteServer extends LocalServer {
  readonly home: string
}

/**
 * Prints where a site can be seen, opens it if asked to, and serves it until the user ends the program.
 *
 * @param what a message, such as `Ready in 312 ms`
 * @param interrupted settles when the user ends the program
 */
export async function serve(
  server: SiteServer,
  what: string,
  { port: wanted, open }: ServerFlags,
  interrupted: Promise<unknown>,
  host: Host,
  reporter: Reporter,
): Promise<void> {
  const { origins, port, home, isPortForbidden } = server
  const why = isPortForbidden ? 'needs rights that you do not have' : 'is taken'
  if (wanted !== 0 && wanted !== port) reporter.aside(`Port ${wanted} ${why}, so this is port ${port}.`)
  const { bold } = colorsFor(host.stdout, host)
  host.stdout.write(origins.map((origin) => `${bold(origin + home)}\n`).join(''))
  reporter.aside(`${what}. Ctrl-C ends it.`)
  if (open) await openInBrowser(origins[0] + home, reporter)
  await interrupted
  await server.close()
}

async function openInBrowser(url: string, reporter: Reporter): Promise<void> {
  const { default: open } = await import('open')
  await open(url).catch(() => reporter.aside('Found no browser to open; the address is above.'))
}
