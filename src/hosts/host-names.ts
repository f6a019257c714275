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
