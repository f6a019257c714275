import { bytesOf } from '../lib/bytes-of'
import { firstFew, formatNumber } from '../lib/format-number'
import type { Problem } from '../lib/problem'
import type { UrlForm } from '../pages/page-paths'
import type { HostName } from './host-names'

/** A file of a site, and its size. */
interface SizedFile {
  readonly path: string
  readonly bytes: number
}

/** The choices of a build that determine how much it writes. */
interface Amount {
  readonly urls: UrlForm
  /** Whether all pages show one share image. */
  readonly shareImages?: 'each' | 'one'
}

/** The limits of some hosts, which report them only on upload. */
const limits: Partial<Record<HostName, (files: readonly SizedFile[], fix: string) => string[]>> = {
  cloudflare: (files, fix) => [...tooMany(files, fix), ...tooLarge(files)],
  'github-pages': (files, fix) => {
    const bytes = bytesOf(files)
    return bytes > 1e9 ? [`found ${megabytes(bytes)}, expected a site of at most 1,000 MB${fix}`] : []
  },
}

/** Notices for hosts that do not accept so many or such large files. */
export function beyondLimits(hosts: readonly HostName[], files: readonly SizedFile[], amount: Amount): Problem[] {
  return hosts.flatMap((host) => {
    const found = limits[host]?.(files, fixOf(amount)) ?? []
    return found.map((message): Problem => ({ severity: 'notice', file: `--host ${host}`, message }))
  })
}

function fixOf({ urls, shareImages }: Amount): string {
  const ways = [
    ...(urls === 'both' ? ['--urls flat (one file a page)'] : []),
    ...(shareImages === 'one' ? [] : ['--share-images one (one image for all)']),
  ]
  return ways.length === 0 ? '' : `; try ${ways.join(' or ')}`
}

function tooMany({ length }: readonly SizedFile[], fix: string): string[] {
  const most = 'at most 20,000, or 100,000 with a paid plan'
  return length > 20_000 ? [`found ${formatNumber(length)} files, expected ${most}${fix}`] : []
}

function tooLarge(files: readonly SizedFile[]): string[] {
  const large = files.filter(({ bytes }) => bytes > 25 * 2 ** 20)
  const found = large.map(({ path, bytes }) => `${path} with ${megabytes(bytes)}`)
  return large.length === 0 ? [] : [`found ${firstFew(found)}, expected files of at most 26.2 MB`]
}

/** Rounded up, so that a value above the limit never looks equal to it. */
function megabytes(bytes: number): string {
  return `${formatNumber(Math.ceil(bytes / 1e5) / 10, 1)} MB`
}
