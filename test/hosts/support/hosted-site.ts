import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '../../support/run-cli'

/** The real site with redirects, built for hosts. */
export interface HostedSite {
  /** The document root of the server: its structure matches the addresses. */
  readonly www: string
  /** The output of the build: `www`, or a folder in it. */
  readonly dist: string
  /** A folder for files that the server writes. */
  readonly scratch: string
  readonly remove: () => Promise<void>
}

/** The redirects of hosted sites: old path and destination (without the base path). */
export const redirects: Readonly<Record<string, string>> = {
  '/old-name': '/vistaset',
  '/old/deep/page.html': '/domains',
  '/first': '/old-name',
  '/assets/old.js': '/contact',
  '/section': 'https://other.example/page#top',
  '/away': 'https://other.example/a%20b/?q=1&r=%241#top',
  '/wild': "https://other.example:8443/~a!$&'()*+,;=@b/c:d/$1%20?q[]=$2&t=12:30&u='%25'#!$3:x?/(*)",
  '/here': '/domains?q=a+b&r=$1#list',
}

/** The build options. */
interface HostedSiteOptions {
  readonly hosts: string
  readonly base: string
  readonly precompress?: boolean
  readonly urls?: string
}

/** Builds the site into a folder of its own. */
export async function hostedSite({ hosts, base, precompress, urls = 'both' }: HostedSiteOptions): Promise<HostedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'build-site-test-'))
  // Servers that are started by root read files as another user.
  await chmod(folder, 0o755)
  const [data, www, scratch] = [join(folder, 'data'), join(folder, 'www'), join(folder, 'scratch')]
  await cp('data', data, { recursive: true })
  await mkdir(scratch)
  const lines = Object.entries(redirects).map(([from, to]) => `${from}: ${JSON.stringify(to)}`)
  await writeFile(join(data, 'redirects.yaml'), `${lines.join('\n')}\n`)
  const dist = join(www, base)
  const args = ['--data', data, '--out', dist, '--site-url', `https://host.example${base}`, '--host', hosts]
  const more = ['--urls', urls, ...(precompress ? ['--precompress'] : [])]
  const { exitCode, stderr } = await runCli([...args, ...more, '--quiet'], process.cwd())
  if (exitCode !== 0) throw new Error(stderr)
  return { www, dist, scratch, remove: () => rm(folder, { recursive: true, force: true }) }
}
