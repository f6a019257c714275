import type { OutputFile } from '../lib/output-file'
import { apache } from './apache'
import { caddy } from './caddy'
import { cloudflare } from './cloudflare'
import { firebase } from './firebase'
import { githubPages } from './github-pages'
import type { HostFiles } from './host-file'
import type { HostName } from './host-names'
import type { HostPolicy } from './host-policy'
import { netlify } from './netlify'
import { nginx } from './nginx'
import { s3 } from './s3'
import { vercel } from './vercel'

const makers: Readonly<Record<HostName, (policy: HostPolicy) => HostFiles>> = {
  netlify,
  cloudflare,
  vercel,
  'github-pages': githubPages,
  firebase,
  apache,
  nginx,
  caddy,
  s3,
}

/** The files for some hosts, all derived from one policy. @throws InputError for what a host does not support */
export function hostFiles(hosts: readonly HostName[], policy: HostPolicy): OutputFile[] {
  return hosts.flatMap((host) =>
    Object.entries(makers[host](policy)).map(([path, content]) => ({ path, content, source: `--host ${host}` })),
  )
}
