import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { type SiteServer, serveSite } from './serve-site'

/** Serves a copy of the real site that notes its faults, for all tests of a file. Returns the addresses of its pages. */
export function notingSite(): (path: string) => string {
  let folder = ''
  let site: SiteServer | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'other-browsers-'))
    await cp(inject('realSite'), folder, { recursive: true })
    const [script = ''] = (await readdir(join(folder, 'assets'))).filter((name) => name.startsWith('client-'))
    const path = join(folder, 'assets', script)
    await writeFile(path, `(${noteFaults})();${await readFile(path, 'utf8')}`)
    site = await serveSite(folder)
  })
  afterAll(async () => {
    await site?.close()
    await rm(folder, { recursive: true })
  })
  return (path) => `${site?.origin}${path}`
}

/** Notes in the page what a browser would say in its console: not every browser tells it to a test. */
function noteFaults() {
  const note = (fault: unknown) => {
    sessionStorage.setItem('faults', `${sessionStorage.getItem('faults') ?? ''}${location.href}: ${fault}\n`)
  }
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => note(violatedDirective))
  const { getElementById } = Document.prototype
  Document.prototype.getElementById = function byId(id) {
    if (!id) note('an empty id')
    return getElementById.call(this, id)
  }
}
