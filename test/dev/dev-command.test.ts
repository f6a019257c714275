import { once } from 'node:events'
import { chmod, readdir, readFile, watch } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../support/folder'
import { liveStream } from '../support/live-stream'
import { long } from '../support/long'
import { copyProject } from '../support/project'
import { rawRequest } from '../support/raw-request'
import { lineOf } from '../support/refusal'
import { runCli } from '../support/run-cli'
import { serveBin } from '../support/serve-bin'

const dev = ['dev', '--port', '0']

test(
  'prints the address, follows changes, reports errors once and when they are fixed, writes nothing, ends with 0',
  long,
  async () => {
    const project = await copyProject()
    const { root, edit } = project
    const temporary = await temporaryFolder()
    const { url, stdout, stderr, said, interrupt } = await serveBin(dev, root, { TMPDIR: temporary })
    expect(url).toMatch(/^http:\/\/localhost:\d+\/$/)
    await said(/^Ready in \d+ ms\. Press Ctrl-C to stop\.$/m)
    expect(await (await fetch(url)).text()).toContain('<h1')
    const { next } = await liveStream(url)
    const [, version] = (await next()).split(' ')

    await edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234')
    expect(await next()).toMatch(/^reload /)
    await said(/^data\/pricing\.yaml changed · \d+ ms$/m)
    const page = await (await fetch(new URL('/vistaready', url))).text()
    expect(page).toContain('51,234')
    expect(page).not.toContain(version)

    await edit('templates/pages/contact.css', /$/, '\n.contact { color: red }')
    expect(await next()).toMatch(/^styles /)

    await edit('templates/pages/contact.tsx', '<div className="contact">', '<div className={contact.nothing.here}>')
    expect(await next()).toMatch(/^reload /)
    const line = await lineOf(project, 'templates/pages/contact.tsx', 'contact.nothing')
    const broken = await fetch(new URL('/contact', url))
    expect(broken.status).toBe(500)
    expect(await broken.text()).toContain(`templates/pages/contact.tsx:${line}: the template threw an error`)
    await fetch(new URL('/contact', url))
    expect(stderr().split(`error   templates/pages/contact.tsx:${line}`)).toHaveLength(2)

    await edit('templates/pages/contact.tsx', '<div className={contact.nothing.here}>', '<div className="contact">')
    expect(await next()).toMatch(/^reload /)
    expect((await fetch(new URL('/contact', url))).status).toBe(200)

    expect(await interrupt()).toBe(0)
    expect(stdout()).toBe(`${url}\n`)
    expect((await readdir(root)).sort()).toEqual(['data', 'templates'])
    expect(await readdir(temporary)).toEqual([])
  },
)

test('after a restart, it shows the current records, before and after they change', long, async () => {
  const { root, edit } = await copyProject()
  const summary = /^summary: .*$/m
  for (const round of ['first', 'second']) {
    await edit('data/brands/vistaready.yaml', summary, `summary: The ${round} text`)
    const { url, interrupt } = await serveBin(dev, root)
    const domains = async () => (await fetch(new URL('/domains', url))).text()
    expect(await domains()).toContain(`The ${round} text`)
    const { next } = await liveStream(url)
    await next()
    await edit('data/brands/vistaready.yaml', summary, `summary: The ${round} text, changed`)
    expect(await next()).toMatch(/^reload /)
    expect(await domains()).toContain(`The ${round} text, changed`)
    expect(await interrupt()).toBe(0)
  }
})

test('starts with invalid data too, reports the errors, and shows the site once they are fixed', long, async () => {
  const { root, edit } = await copyProject()
  await edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: much')
  const { url, stderr, said } = await serveBin([...dev, '--quiet'], root)
  await said(/^error +data\/pricing\.yaml:\d+ prices\.vistaready: /m)
  expect((await fetch(url)).status).toBe(500)
  const { next } = await liveStream(url)
  await next()
  await edit('data/pricing.yaml', 'vistaready: much', 'vistaready: 50000')
  expect(await next()).toMatch(/^reload /)
  expect((await fetch(url)).status).toBe(200)
  expect(stderr()).not.toMatch(/Ready|changed|notice/)
})

test('reports that the port is taken, and uses another', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const port = String(portOf(taken))
  const { root } = await copyProject()
  const { url, said } = await serveBin(['dev', '--port', port], root)
  const { port: other } = new URL(url)
  expect(other).not.toBe(port)
  await said(new RegExp(`^Port ${port} is taken, so this is port ${other}\\.$`, 'm'))
})

test.skipIf(process.platform !== 'linux')('--open opens the address in the browser', long, async () => {
  const folder = await temporaryFolder()
  const browser = join(folder, 'browser')
  await writeFiles(folder, { browser: '#!/bin/sh\necho "$1" > "$0.tmp" && mv "$0.tmp" "$0.opened"\n' })
  await chmod(browser, 0o755)
  const opened = waitForFile(folder, 'browser.opened')
  const { root } = await copyProject()
  const { url } = await serveBin([...dev, '--open'], root, { BROWSER: browser, DISPLAY: '', XDG_CURRENT_DESKTOP: '' })
  expect((await opened).trim()).toBe(url)
})

test('behind a proxy or tunnel, it answers to the allowed names, and their pages may listen', long, async () => {
  const { root } = await copyProject()
  const names = ['--allowed-hosts', 'shop.example, .TUNNEL.example', '--allowed-hosts', 'bücher.example']
  const { url } = await serveBin([...dev, ...names], root)
  for (const host of ['shop.example', 'a.tunnel.example', 'xn--bcher-kva.example', 'localhost:3000']) {
    expect((await rawRequest(url, '/contact', { headers: { host } })).status, host).toBe(200)
    const headers = { host, origin: `https://${host}` }
    expect((await rawRequest(url, '/@build-site/events', { headers, method: 'HEAD' })).status, host).toBe(200)
  }
  expect((await rawRequest(url, '/contact', { headers: { host: 'a.shop.example' } })).status).toBe(403)
})

test.each(['https://shop.example', 'shop.example:443', '', '*', 'a.example,,b.example', '..a.example', 'a b', '[::1]'])(
  '--allowed-hosts %j is refused',
  async (value) => {
    const { exitCode, stderr } = await runCli([...dev, '--allowed-hosts', value], process.cwd())
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringContaining('such as app.example, or .app.example'),
    })
  },
)

test('only its own pages may listen to its events', long, async () => {
  const { root } = await copyProject()
  const { url } = await serveBin(dev, root)
  const events = (headers: Record<string, string>) =>
    rawRequest(url, '/@build-site/events', { headers, method: 'HEAD' })
  expect(
    (await events({ origin: new URL(url).origin, 'sec-fetch-site': 'same-origin', host: new URL(url).host })).status,
  ).toBe(200)
  expect((await events({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await events({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await events({ host: 'evil.example' })).status).toBe(403)
  const live = await rawRequest(url, '/@build-site/live.js')
  expect(live.headers).not.toHaveProperty('access-control-allow-origin')
})

test.each([
  ['no data', ['--data', 'nowhere'], 'nowhere: found no such folder, expected the data folder of a site'],
  ['no templates', ['--root', 'bare'], 'bare/templates: found no such folder, expected the templates of a site'],
  ['an address of another machine', ['--host', '192.0.2.1'], '--host: found 192.0.2.1, expected'],
])('%s is rejected in one sentence', long, async (_, args, sentence) => {
  const { root } = await copyProject()
  await writeFiles(root, { 'bare/data/site.yaml': '' })
  const { exitCode, stdout, stderr } = await runCli([...dev, ...args], root)
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

/** The content of a file, once it exists. */
async function waitForFile(folder: string, name: string): Promise<string> {
  for await (const { filename } of watch(folder)) if (filename === name) break
  return readFile(join(folder, name), 'utf8')
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen')
  return address.port
}
