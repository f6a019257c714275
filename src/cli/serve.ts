import { type Command, InvalidArgumentError } from 'commander'
import { parsedUrl } from '../lib/parsed-url'
import type { ListenOptions } from '../server/listen'
import type { SiteServer } from '../server/local-server'
import { type Caller, colorsFor } from './caller'
import { filled } from './project-options'
import type { Reporter } from './reporter'

/** The options of commands that serve, as parsed by commander. */
export interface ServerFlags extends ListenOptions {
  readonly open?: boolean
  readonly quiet?: boolean
}

/** Adds the options of commands that serve. */
export function addServerOptions(command: Command): Command {
  return command
    .option('--port <n>', 'port to listen on; when it is taken, a free one near it', portNumber, 3000)
    .option('--host [address]', 'make it reachable from other machines, at this address or at all addresses', address)
    .option(
      '--allowed-hosts <names>',
      'other host names to answer, such as those of a proxy, tunnel or container',
      hostNames,
    )
    .option('--open', 'open it in the browser')
    .option('--quiet', 'print only the address and errors')
}

/** An empty one would open the server to everybody. */
const address = filled('a name or address of this machine, or --host alone for all of them')

/** Checks `--port`. @throws InvalidArgumentError that says what is expected */
function portNumber(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw new InvalidArgumentError('Expected a number from 0 (any free port) to 65535.')
}

/**
 * Reads `--allowed-hosts`, which takes several names at once and may be given several times.
 *
 * @throws InvalidArgumentError for anything else
 */
function hostNames(value: string, before: readonly string[] = []): string[] {
  return [...before, ...value.split(',').map((name) => hostName(name.trim()))]
}

function hostName(name: string): string {
  const [, dot = '', rest = ''] = /^(\.?)([^\s/:@*?#.][^\s/:@*?#]*)$/.exec(name) ?? []
  const host = parsedUrl(`http://${rest}`)?.hostname
  if (host !== undefined) return dot + host
  const form = 'such as app.example, or .app.example for that and all names below it'
  throw new InvalidArgumentError(`Expected names without http:// and port, ${form}, separated by commas.`)
}

/** Prints where a site can be seen, opens it if asked to, and serves it until the user ends the program. */
export async function serve(
  server: SiteServer,
  what: string,
  { port: wanted, open }: ServerFlags,
  interrupted: Promise<unknown>,
  caller: Caller,
  reporter: Reporter,
): Promise<void> {
  const { origins, port, home } = server
  const why = wanted < 1024 ? 'is taken or needs rights that you do not have' : 'is taken'
  if (wanted !== 0 && wanted !== port) reporter.aside(`Port ${wanted} ${why}, so this is port ${port}.`)
  const { bold } = colorsFor(caller.stdout, caller)
  caller.stdout.write(origins.map((origin) => `${bold(origin + home)}\n`).join(''))
  reporter.aside(`${what}. Press Ctrl-C to stop.`)
  if (open) await openInBrowser(origins[0] + home, reporter)
  await interrupted
  await server.close()
}

async function openInBrowser(url: string, reporter: Reporter): Promise<void> {
  const { default: open } = await import('open')
  await open(url).catch(() => reporter.aside('Found no browser to open; the address is above.'))
}
