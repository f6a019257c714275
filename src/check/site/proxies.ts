import { parsedUrl } from '../../lib/parsed-url'
import { InputError } from '../../lib/problem'

/** Through which proxies other sites are requested: addresses, empty for none, and the hosts that need none. */
export interface Proxies {
  readonly httpProxy: string
  readonly httpsProxy: string
  readonly noProxy: string
}

/**
 * The proxies that the environment names, as other programs read it: `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and
 * `NO_PROXY`, in capitals or not.
 *
 * @throws InputError for a proxy that is none
 */
export function proxiesOf(env: Readonly<Record<string, string | undefined>>): Proxies {
  const variable = (name: string) => [name, name.toUpperCase()].find((form) => env[form]?.trim())
  const proxy = (name: string) => address(variable(name) ?? variable('all_proxy'), env)
  return {
    httpProxy: proxy('http_proxy'),
    httpsProxy: proxy('https_proxy'),
    noProxy: env[variable('no_proxy') ?? ''] ?? '',
  }
}

/** A proxy is often named without its scheme. */
function address(variable: string | undefined, env: Readonly<Record<string, string | undefined>>): string {
  const value = env[variable ?? '']?.trim() ?? ''
  if (variable === undefined || value === '') return ''
  const whole = value.includes('://') ? value : `http://${value}`
  if (/^https?:$/.test(parsedUrl(whole)?.protocol ?? '')) return whole
  throw InputError.at(
    variable,
    'found no address of a proxy in this environment variable, expected one such as http://proxy.example:3128',
  )
}
