import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder, writeFiles } from '../../support/folder'

/** Responds to requests like Cloudflare's static assets. */
export type AssetWorker = (path: string) => Promise<Response>

/** The part of a Wrangler configuration that belongs to the assets. */
interface AssetConfig {
  readonly html_handling: string
  readonly not_found_handling: string
  readonly headers: unknown
  readonly redirects: unknown
}

interface WorkerClass {
  new (
    context: object,
    env: { CONFIG: AssetConfig },
  ): {
    fetch: (request: Request) => Promise<Response>
    unstable_exists: (path: string) => Promise<string | null>
    unstable_getByETag: (tag: string) => Promise<object>
  }
}

/** Cloudflare's own worker for static assets, serving these paths; the body of a response is the path of its file. */
export async function assetWorker(files: readonly string[], config: AssetConfig): Promise<AssetWorker> {
  const Worker = await loadWorker()
  class Local extends Worker {
    override unstable_exists = async (path: string) => (files.includes(path.slice(1)) ? path : null)
    override unstable_getByETag = async (tag: string) => ({
      readableStream: tag,
      contentType: 'text/plain',
      cacheStatus: 'HIT',
    })
  }
  const worker = new Local({}, { CONFIG: config })
  return (path) => worker.fetch(new Request(`https://host.example${path}`))
}

/** Its only import exists only on Cloudflare's machines. */
async function loadWorker(): Promise<WorkerClass> {
  const { resolve } = createRequire(import.meta.url)
  const source = await readFile(
    join(dirname(resolve('@cloudflare/workers-shared/package.json')), 'dist', 'asset-worker.mjs'),
    'utf8',
  )
  const entrypoint = 'class $1{constructor(ctx,env){this.ctx=ctx;this.env=env}}'
  const local = source.replace(/import\{WorkerEntrypoint as (\w+)\}from"cloudflare:workers";/, `${entrypoint};`)
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'asset-worker.mjs': local })
  const loaded: { default: WorkerClass } = await import(pathToFileURL(join(folder, 'asset-worker.mjs')).href)
  return loaded.default
}

/** What `_headers` says of a path. */
interface HeadersRule {
  readonly set: Record<string, string>
  readonly unset: string[]
}

/** `_headers` as documented by Cloudflare: a path, followed by headers to set or (`!`) to remove. */
export function parseHeaders(text: string) {
  const rules: Record<string, HeadersRule> = {}
  let rule: HeadersRule = { set: {}, unset: [] }
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) rules[line] = rule = { set: {}, unset: [] }
    else if (line.startsWith('  ! ')) rule.unset.push(line.slice(4))
    else rule.set[line.slice(0, line.indexOf(':')).trim()] = line.slice(line.indexOf(':') + 1).trim()
  }
  return { version: 2, rules }
}

/** `_redirects` as documented by Cloudflare: source, destination, code; those with `*` are dynamic. */
export function parseRedirects(text: string) {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
  const entries = lines.map(
    ([from = '', to = '', status], lineNumber) => [from, { to, status: Number(status), lineNumber }] as const,
  )
  return {
    version: 1,
    staticRules: Object.fromEntries(entries.filter(([from]) => !from.includes('*'))),
    rules: Object.fromEntries(entries.filter(([from]) => from.includes('*'))),
  }
}
