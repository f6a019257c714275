/** The hosts that the build can write files for, as passed to `--host`. */
export const hostNames = [
  'netlify',
  'cloudflare',
  'vercel',
  'github-pages',
  'firebase',
  'apache',
  'nginx',
  'caddy',
  's3',
] as const

/** The name of one of these hosts. */
export type HostName = (typeof hostNames)[number]

/** The hosts that read `_headers` and `_redirects`, each in its own way: a build can only be for one of them. */
export const headersFileHosts: readonly HostName[] = ['netlify', 'cloudflare']
