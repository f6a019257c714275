/** The hosts that the build can write files for, as `--host` takes them. */
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

/** One of them. */
export type HostName = (typeof hostNames)[number]
