import { parsedUrl } from '../../lib/parsed-url'
import { InputError } from '../../lib/problem'

/** The proxies for requests to other sites: addresses (empty for none), and the hosts that need no proxy. */
export interface Proxies {
  readonly httpProxy: string
  readonly httpsProxy: string
  readonly noProxy: string
}

/**
 * The proxies that the environment names, as other programs read it: `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and
 * `NO_PROXY`, in upper or lower case.
 *
 * @throws InputError for an invalid proxy
 */
export function proxiesOf(env: Readonly<Record<string, string | undefined>>): Proxies {
  const set = (...names: readonly string[]) => {
    const name = names.flatMap((lower) => [lower, lower.toUpperCase()]).find((form) => env[form]?.trim()) ?? ''
    return { name, value: env[name]?.trim() ?? '' }
  }
  return {
    httpProxy: address(set('http_proxy', 'all_proxy')),
    httpsProxy: address(set('https_proxy', 'all_proxy')),
    noProxy: set('no_proxy').value,
  }
}

/** A proxy is often named without its scheme. */
function address({ name, value }: { readonly name: string; readonly value: string }): string {
  const whole = value === '' || value.includes('://') ? value : `http://${value}`
  if (whole === '' || /^https?:$/.test(parsedUrl(whole)?.protocol ?? '')) return whole
  const expected = 'expected one such as http://proxy.example:3128'
  throw InputError.at(name, `found no proxy address in this environment variable, ${expected}`)
}
