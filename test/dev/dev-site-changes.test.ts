import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { TemplateCompiler } from '../../src/render/compile/template-compiler'
import { ask, openDevSite } from '../support/dev-site'
import { temporaryFolder } from '../support/folder'
import { long } from '../support/long'

test('a changed price appears on its page, and pages are reloaded', async () => {
  const { site, project, changed } = await openDevSite()
  const before = site.version
  await project.edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234')
  expect(await changed(['data/pricing.yaml'])).toMatchObject({ event: 'reload' })
  expect((await ask(site, '/vistaready')).text).toContain('51,234')
  expect(site.version).not.toBe(before)
})

test('a changed style is applied without a reload, and appears on the pages that have it', async () => {
  const { site, project, changed } = await openDevSite()
  await project.edit('templates/pages/contact.css', /$/, '\n.contact { outline: 7px dotted red }')
  expect(await changed(['templates/pages/contact.css'])).toMatchObject({ event: 'styles' })
  expect((await ask(site, '/contact')).text).toContain('7px dotted red')
  expect((await ask(site, '/')).text).not.toContain('7px dotted red')
})

test.each([
  ['a template', 'templates/pages/contact.tsx', /$/, '\nexport const more = 1'],
  ['a component', 'templates/components/mark.tsx', 'viewBox', 'data-new viewBox'],
  ['the script', 'templates/client/drawer.ts', /$/, '\nconsole.log(1)'],
  ['the drawing of the icons', 'templates/layout/icon.tsx', '-6 -5.5 44 44', '-7 -6.5 46 46'],
])('after a change of %s pages are reloaded', long, async (_, file, from, to) => {
  const { project, changed } = await openDevSite()
  await project.edit(file, from, to)
  expect(await changed([file])).toMatchObject({ event: 'reload' })
})

test('after a change of styles that name classes, pages are reloaded', long, async () => {
  const { project, site, changed } = await openDevSite({}, async ({ write, edit }) => {
    await write('templates/pages/own.module.css', '.one { color: red }')
    await edit('templates/pages/contact.tsx', "import './contact.css'", "import own from './own.module.css'")
    await edit('templates/pages/contact.tsx', 'className="contact-card"', 'className={own.one ?? "none"}')
  })
  expect((await ask(site, '/contact')).text).not.toContain('class="none"')
  await project.edit('templates/pages/own.module.css', '.one', '.two')
  expect(await changed(['templates/pages/own.module.css'])).toMatchObject({ event: 'reload' })
  expect((await ask(site, '/contact')).text).toContain('class="none"')
})

test('templates that were compiled before are compiled again only once one has changed', long, async () => {
  const { project } = await openDevSite()
  const compile = vi.spyOn(TemplateCompiler.prototype, 'compile')
  const again = await openDevSite({ in: project })
  expect((await ask(again.site, '/contact')).status).toBe(200)
  await again.changed(['data/errors.yaml'])
  expect(compile).not.toHaveBeenCalled()
  await project.edit('templates/pages/contact.tsx', '<div className="contact">', '<div className="contact anew">')
  await again.changed(['templates/pages/contact.tsx'])
  expect(compile).toHaveBeenCalledOnce()
  expect((await ask(again.site, '/contact')).text).toContain('class="contact anew"')
})

test('styles that change together with something else cause a reload', long, async () => {
  const { project, changed } = await openDevSite()
  await project.edit('templates/pages/contact.css', /$/, '\n.contact { color: red }')
  await project.edit('templates/components/mark.tsx', 'viewBox', 'data-new viewBox')
  const files = ['templates/pages/contact.css', 'templates/components/mark.tsx']
  expect(await changed(files)).toMatchObject({ event: 'reload' })
})

test('a new page template adds its page, and a removed one removes it', long, async () => {
  const { site, project, changed } = await openDevSite()
  const page = `const share = { title: 'About', line: 'About' }
  const head = { title: 'About', description: 'About', share, jsonLd: [] }
  export default {
    pages: (site) => [{ address: site.address('/about'), head, updated: '2025-08-01', props: { who: 'us' } }],
    body: ({ who }) => <h1>About {who}</h1>,
  }`
  await project.write('templates/pages/about.tsx', page)
  await changed(['templates/pages/about.tsx'])
  expect(await ask(site, '/about')).toMatchObject({ status: 200, text: expect.stringContaining('<h1>About us</h1>') })
  expect((await ask(site, '/sitemap.xml')).text).toContain('/about<')

  await project.remove('templates/pages/about.tsx')
  await changed(['templates/pages/about.tsx'])
  expect((await ask(site, '/about')).status).toBe(404)
})

test('a data file that is replaced by a link out of the folder is refused, even if it is reported as an edit', async () => {
  const { site, project, changed } = await openDevSite()
  const file = 'data/legal/privacy-policy.md'
  const outside = join(await temporaryFolder(), 'secret.md')
  await writeFile(outside, await readFile(join(project.root, file)))
  await project.remove(file)
  await symlink(outside, join(project.root, file))
  const { problems } = await changed([file])
  expect(problems.map(({ message }) => message).join()).toContain('leads out of the data folder')
  expect((await ask(site, '/privacy-policy')).status).toBe(500)

  await project.remove(file)
  await writeFile(join(project.root, file), await readFile(outside))
  await changed([file])
  expect((await ask(site, '/privacy-policy')).status).toBe(200)
})

test('static HTML answers at its address without an ending, as it does on hosts', long, async () => {
  const { site, project, changed } = await openDevSite()
  await project.write('templates/static/plain.html', 'plain')
  await project.write('templates/static/brochure/index.html', 'brochure')
  await changed(['templates/static/plain.html', 'templates/static/brochure/index.html'])
  for (const name of ['plain', 'brochure']) {
    expect(await ask(site, `/${name}`)).toMatchObject({ status: 200, text: name, type: 'text/html; charset=utf-8' })
  }
  expect((await ask(site, '/plain/x')).status).toBe(404)
})

test('a link out of the templates is refused, and its target is not served', long, async () => {
  const { site, project, changed } = await openDevSite()
  await mkdir(join(project.root, 'templates/static'))
  await symlink('/etc', join(project.root, 'templates/static/etc'))
  const { problems } = await changed(['templates/static/etc'])
  expect(problems.map(({ file }) => file)).toEqual(['templates/static/etc'])
  expect((await ask(site, '/etc/hostname')).status).toBe(500)
})

test('a removed data file is noticed, and so is its return', async () => {
  const { site, project, changed } = await openDevSite()
  await project.remove('data/errors.yaml')
  const { problems } = await changed(['data/errors.yaml'])
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', file: 'data/errors.yaml' }))
  expect((await ask(site, '/')).status).toBe(500)

  await project.write('data/errors.json', '{}')
  const again = await changed(['data/errors.json'])
  expect(again.problems.map(({ file }) => file)).toContain('data/errors.json')
})

test('if the data gives the site another base path, everything moves there, including fonts', long, async () => {
  const { site, project, changed } = await openDevSite()
  await project.edit('data/site.yaml', /^url: .*$/m, 'url: https://www.example.com/moved')
  await changed(['data/site.yaml'])
  expect(site.home).toBe('/moved/')
  const { status, text } = await ask(site, '/moved/')
  expect(status).toBe(200)
  expect(text).toMatch(/url\(\/moved\/assets\/[^)]*\.woff2\)/)
})

test.each([undefined, 'https://host.example/base'])('old paths redirect as on a host (%s)', long, async (siteUrl) => {
  const { site, project, changed } = await openDevSite({ siteUrl })
  await project.write('data/redirects.yaml', '/old/page.html: /vistaset\n/away: https://other.example/?q=1\n')
  await changed(['data/redirects.yaml'])
  const base = site.home.slice(0, -1)
  for (const [from, query, location] of [
    ['/old/page.html', '', `${base}/vistaset`],
    ['/old/page.html/', '?utm=1', `${base}/vistaset?utm=1`],
    ['/away', '?utm=1', 'https://other.example/?q=1'],
  ]) {
    const { status, headers } = await site.answer(`${base}${from}`, query)
    // Browsers must not cache the redirect, because the next edit may remove it.
    expect([status, headers]).toMatchObject([301, { Location: location, 'Cache-Control': 'no-store' }])
  }
  expect((await site.answer(`${base}/old`)).status).toBe(404)
})
