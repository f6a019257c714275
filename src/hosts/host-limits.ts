import { bytesOf } from '../lib/bytes-of'
import { firstFew, formatNumber } from '../lib/format-number'
import type { Problem } from '../lib/problem'
import type { UrlForm } from '../pages/page-paths'
import type { HostName } from './host-names'

/** The sizes of the files of a site. */
type Sizes = readonly { readonly path: string; readonly bytes: number }[]

/** The choices of a build that determine how much it writes. */
interface Amount {
  readonly urls: UrlForm
  /** Whether all pages show one share image. */
  readonly shareImages?: 'each' | 'one'
}

/** Notices for hosts that do not accept so many or such large files, which they report only on upload. */
export function beyondLimits(hosts: readonly HostName[], files: Sizes, amount: Amount): Problem[] {
  const fix = fixOf(amount)
  const all = bytesOf(files)
  const large = files.filter(({ bytes }) => bytes > 25 * 2 ** 20)
  const few = firstFew(large.map(({ path, bytes }) => `${path} with ${megabytes(bytes)}`))
  const most = 'at most 20,000, or 100,000 with a paid plan'
  const limits: readonly (readonly [host: HostName, isBeyond: boolean, message: string])[] = [
    ['cloudflare', files.length > 20_000, `found ${formatNumber(files.length)} files, expected ${most}${fix}`],
    ['cloudflare', large.length > 0, `found ${few}, expected files of at most 26.2 MB`],
    ['github-pages', all > 1e9, `found ${megabytes(all)}, expected a site of at most 1,000 MB${fix}`],
  ]
  const beyond = limits.filter(([host, isBeyond]) => isBeyond && hosts.includes(host))
  return beyond.map(([host, , message]) => ({ severity: 'notice', file: `--host ${host}`, message }))
}

function fixOf({ urls, shareImages }: Amount): string {
  const ways = [
    ...(urls === 'both' ? ['--urls flat (one file a page)'] : []),
    ...(shareImages === 'one' ? [] : ['--share-images one (one image for all)']),
  ]
  return ways.length === 0 ? '' : `; try ${ways.join(' or ')}`
}

/** Rounded up, so that a value above the limit never looks equal to it. */
function megabytes(bytes: number): string {
  return `${formatNumber(Math.ceil(bytes / 1e5) / 10, 1)} MB`
}
