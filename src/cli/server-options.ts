import { type Command, InvalidArgumentError } from 'commander'
import { parsedUrl } from '../lib/parsed-url'
import { filled } from './project-options'

/** The options of commands that serve, as parsed by commander. */
export interface ServerFlags {
  readonly port: number
  readonly host?: string | true
  readonly allowedHosts?: readonly string[]
  readonly open?: boolean
  readonly quiet?: boolean
}

/** Adds the options of commands that serve. */
export function addServerOptions(command: Command): Command {
  return command
    .option('--port <n>', 'port to listen on; when it is taken, a free one near it', portNumber, 3000)
    .option('--host [address]', 'let others reach it: at this address, or at every one of this machine', address)
    .option('--allowed-hosts <names>', 'other names to answer to, as of a proxy, tunnel or container', hostNames)
    .option('--open', 'open it in the browser')
    .option('--quiet', 'print nothing but the address and errors')
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
 * @param before the names of an earlier option
 * @returns the names as browsers send them
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
