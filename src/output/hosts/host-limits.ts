import type { Problem } from '../../content/problem'
import { firstFew } from '../../content/rules/first-few'
import { formatNumber } from '../../content/rules/format-number'
import type { UrlForm } from '../page-paths'
import type { PublishedFile } from '../publish/manifest'
import { bytesOf } from '../published-sizes'
import type { ShareChoice } from '../share/share-images'
import type { HostName } from './host-names'

/** The choices of a build that determine how much it writes. */
interface Amount {
  readonly urls: UrlForm
  readonly shareImages?: ShareChoice
}

/** What some hosts take of a site. They say so only when it is uploaded. */
const limits: Partial<Record<HostName, (files: readonly PublishedFile[], mend: string) => string[]>> = {
  cloudflare: (files, mend) => [...tooMany(files, mend), ...tooLarge(files)],
  'github-pages': (files, mend) => {
    const bytes = bytesOf(files)
    return bytes > 1e9 ? [`found ${megabytes(bytes)}, expected a site of at most 1,000 MB${mend}`] : []
  },
}

/** Notices for the hosts that do not take so many or such large files. */
export function beyondLimits(hosts: readonly HostName[], files: readonly PublishedFile[], amount: Amount): Problem[] {
  return hosts.flatMap((host) => {
    const found = limits[host]?.(files, mendOf(amount)) ?? []
    return found.map((message): Problem => ({ severity: 'notice', file: `--host ${host}`, message }))
  })
}

function mendOf({ urls, shareImages }: Amount): string {
  const ways = [
    ...(urls === 'both' ? ['--urls flat (one file a page)'] : []),
    ...(shareImages === 'one' ? [] : ['--share-images one (one image for all)']),
  ]
  return ways.length === 0 ? '' : `; try ${ways.join(' or ')}`
}

function tooMany({ length }: readonly PublishedFile[], mend: string): string[] {
  const most = 'at most 20,000, or 100,000 with a paid plan'
  return length > 20_000 ? [`found ${formatNumber(length)} files, expected ${most}${mend}`] : []
}

function tooLarge(files: readonly PublishedFile[]): string[] {
  const large = files.filter(({ bytes }) => bytes > 25 * 2 ** 20)
  const found = large.map(({ path, bytes }) => `${path} with ${megabytes(bytes)}`)
  return large.length === 0 ? [] : [`found ${firstFew(found)}, expected files of at most 26.2 MB`]
}

/** Rounded up, so that what is too much does not look like what is enough. */
function megabytes(bytes: number): string {
  return `${formatNumber(Math.ceil(bytes / 1e5) / 10, 1)} MB`
}
