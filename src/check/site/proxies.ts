import { parsedUrl } from '../../lib/parsed-url'
import { InputError } from '../../lib/problem'

/** The proxies for requests to other sites: addresses (empty for none), and the hosts that need no proxy. */
export interface Proxies {
  readonly httpProxy: string
  readonly httpsProxy: string
  readonly noProxy: string
}

/**
 * The proxies that the environment names in `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, in upper or lower case.
 *
 * @throws InputError for an invalid proxy
 */
export function proxiesOf(env: Readonly<Record<string, string | undefined>>): Proxies {
  const setting = (name: string) => env[name.toLowerCase()] ?? env[name] ?? ''
  const proxyIn = (name: string) => {
    const address = setting(name)
    if (address === '' || /^https?:$/.test(parsedUrl(address)?.protocol ?? '')) return address
    const expected = 'expected one such as http://proxy.example:3128'
    throw InputError.at(name, `found no proxy address in this environment variable, ${expected}`)
  }
  return { httpProxy: proxyIn('HTTP_PROXY'), httpsProxy: proxyIn('HTTPS_PROXY'), noProxy: setting('NO_PROXY') }
}
