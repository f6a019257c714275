import type { Problem } from '../../content/problem'
import { formatNumber } from '../../content/rules/format-number'
import type { UrlForm } from '../page-paths'
import type { PublishedFile } from '../publish/manifest'
import type { HostName } from './host-names'

/** What some hosts take of a site. They say so only when it is uploaded. */
const limits: Partial<Record<HostName, (files: readonly PublishedFile[], mend: string) => string[]>> = {
  cloudflare: (files, mend) => [
    ...(files.length > 20_000
      ? [`found ${formatNumber(files.length)} files, expected at most 20,000, or 100,000 with a paid plan${mend}`]
      : []),
    ...files
      .filter(({ bytes }) => bytes > 25 * 2 ** 20)
      .map(({ path, bytes }) => `found ${path} with ${megabytes(bytes)}, expected files of at most 26.2 MB`),
  ],
  'github-pages': (files, mend) => {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    return bytes > 1e9 ? [`found ${megabytes(bytes)}, expected a site of at most 1,000 MB${mend}`] : []
  },
}

/** Notices for the hosts that do not take so many or such large files. */
export function beyondLimits(hosts: readonly HostName[], files: readonly PublishedFile[], urls: UrlForm): Problem[] {
  const mend = urls === 'both' ? '; --urls flat gives each page one file in place of two' : ''
  return hosts.flatMap((host) => {
    const found = limits[host]?.(files, mend) ?? []
    return found.map((message): Problem => ({ severity: 'notice', file: `--host ${host}`, message }))
  })
}

function megabytes(bytes: number): string {
  return `${formatNumber(bytes / 1e6, 1)} MB`
}
