import { expect, test, vi } from 'vitest'
import { TemplateCompiler } from '../../src/render/compile/template-compiler'
import { ask, openDevSite } from '../support/dev-site'
import { long } from '../support/long'
import { lineOf } from '../support/refusal'

const heading = '<h1>Unexpected Application Error!</h1>'

test('all errors in the data are shown on every page, with file and line, until they are fixed', async () => {
  const { site, project, changed } = await openDevSite()
  await project.edit('data/pricing.yaml', 'vistaready: 50000', 'vistaredy: 50000')
  await project.edit('data/brands/vistaski.yaml', /^marketSize: .*$/m, 'marketSize: 19B')
  const lines = [
    await lineOf(project, 'data/pricing.yaml', 'vistaredy'),
    await lineOf(project, 'data/brands/vistaski.yaml', 'marketSize'),
  ]
  const { event } = await changed(['data/pricing.yaml', 'data/brands/vistaski.yaml'])
  expect(event).toBe('reload')
  for (const path of ['/', '/vistaset', '/robots.txt', '/none']) {
    const { status, text } = await ask(site, path)
    expect(status).toBe(500)
    expect(text).toContain('<h1>2 problems to fix</h1>')
    expect(text).not.toContain('Unexpected')
    expect(text).toContain(`data/pricing.yaml:${lines[0]} prices.vistaredy`)
    expect(text).toContain(`data/brands/vistaski.yaml:${lines[1]} marketSize`)
    expect(text).toContain('/@build-site/live.js')
  }

  await project.edit('data/pricing.yaml', 'vistaredy', 'vistaready')
  await project.edit('data/brands/vistaski.yaml', 'marketSize: 19B', 'marketSize: $19B')
  expect(await changed(['data/pricing.yaml', 'data/brands/vistaski.yaml'])).toMatchObject({ event: 'reload' })
  expect((await ask(site, '/vistaski')).status).toBe(200)
})

test.each([
  [
    'a redirect from a page',
    'data/redirects.yaml',
    '/vistaset: /contact',
    'found /vistaset, which is a page of this site',
  ],
  ['a redirect from a file', 'data/redirects.yaml', '/domains.csv: /contact', 'which is a file of this site'],
  ['a redirect to nowhere', 'data/redirects.yaml', '/old: /nowhere', 'found the new path /nowhere'],
  ['a file in the place of a page', 'templates/static/contact.html', 'Mine', 'contact.html: found two sources'],
  ['a file in the place of a folder', 'templates/static/vistaski', 'Mine', 'found a file from'],
  ['a file in the place of one of the program', 'templates/static/robots.txt', 'Mine', 'robots.txt: found two sources'],
])('%s is shown, as a build would refuse it, until it is gone', long, async (_what, file, text, message) => {
  const { site, project, changed } = await openDevSite()
  await project.write(file, text)
  await changed([file])
  expect(await ask(site, '/')).toMatchObject({ status: 500, text: expect.stringContaining(message) })
  // Fixed, and then wrong in another way: checked again.
  await project.remove(file)
  await project.write('data/redirects.yaml', '/old: /none')
  await changed([file, 'data/redirects.yaml'])
  expect(await ask(site, '/')).toMatchObject({ status: 500, text: expect.stringContaining('/none') })
  await project.write('data/redirects.yaml', '/old: /domains.csv')
  await changed(['data/redirects.yaml'])
  expect(await ask(site, '/')).toMatchObject({ status: 200 })
})

test.each([
  [true, 200],
  [false, 500],
])(
  'a sitemap of its own, in a preview: %s, has status %i, for a preview makes none',
  long,
  async (isPreview, status) => {
    const { site } = await openDevSite({ isPreview }, (project) =>
      project.write('templates/static/sitemap.xml', 'Mine'),
    )
    expect((await ask(site, '/sitemap.xml')).status).toBe(status)
  },
)

test('a template that does not compile is shown with file and line, until it is fixed', long, async () => {
  const { site, project, changed } = await openDevSite()
  await project.edit('templates/pages/contact.tsx', /$/, '\nconst = 1\n')
  const line = await lineOf(project, 'templates/pages/contact.tsx', 'const = 1')
  const { problems } = await changed(['templates/pages/contact.tsx'])
  expect(problems).toEqual([expect.objectContaining({ file: 'templates/pages/contact.tsx', line })])
  const { status, text } = await ask(site, '/')
  expect({ status, text }).toEqual({ status: 500, text: expect.stringContaining('<h1>1 problem to fix</h1>') })
  expect(text).not.toContain(heading)

  await project.edit('templates/pages/contact.tsx', 'const = 1', '')
  await changed(['templates/pages/contact.tsx'])
  expect((await ask(site, '/contact')).status).toBe(200)
})

test('styles that do not compile, and their fix, cause a reload', long, async () => {
  const { site, project, changed } = await openDevSite()
  await project.edit('templates/pages/contact.css', /^/, '@import "./nowhere.css";\n')
  expect(await changed(['templates/pages/contact.css'])).toMatchObject({ event: 'reload' })
  expect((await ask(site, '/')).text).toContain('templates/pages/contact.css:1')
  await project.edit('templates/pages/contact.css', '@import "./nowhere.css";\n', '')
  expect(await changed(['templates/pages/contact.css'])).toMatchObject({ event: 'reload' })
  expect((await ask(site, '/')).status).toBe(200)
})

test('errors in templates are reported before those in data, as by a build', long, async () => {
  const { site, project, changed } = await openDevSite()
  await project.edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: much')
  await project.write('templates/layout/document.tsx', 'export const nothing = 1')
  await changed(['data/pricing.yaml', 'templates/layout/document.tsx'])
  expect((await ask(site, '/')).text).toContain('templates/layout/document.tsx: ')

  await project.edit('data/pricing.yaml', 'vistaready: much', 'vistaready: 50000')
  const { problems } = await changed(['data/pricing.yaml'])
  expect(problems.map(({ file }) => file)).toEqual(['templates/layout/document.tsx'])
})

test('a page that throws shows the error and is reported, and does not affect the others', long, async () => {
  const { site, broken } = await openDevSite({}, ({ edit }) =>
    edit('templates/pages/contact.tsx', '<div className="contact">', '<div className={contact.nothing.here}>'),
  )
  const { status, text } = await ask(site, '/contact')
  expect(status).toBe(500)
  expect(text).toContain(heading)
  expect(text).toMatch(/templates\/pages\/contact\.tsx.*the template threw an error while rendering \/contact: /)
  expect(broken).toEqual([expect.objectContaining({ file: 'templates/pages/contact.tsx' })])
  expect((await ask(site, '/')).status).toBe(200)
})

test('if the 404 page itself throws, the status is that of an error', long, async () => {
  const { site } = await openDevSite({}, ({ edit }) =>
    edit('templates/pages/messages.tsx', '<div className="message"', '<div className={ways.nothing.here}'),
  )
  expect(await ask(site, '/none')).toMatchObject({ status: 500, text: expect.stringContaining(heading) })
})

const endless = 'while (Date.now() > 0) {}'

test('a page whose template never ends is stopped and shows that; the others work', long, async () => {
  const { site } = await openDevSite({ timeLimit: 1000 }, ({ edit }) =>
    edit('templates/pages/contact.tsx', '<div className="contact">', `<div className={(() => { ${endless} })()}>`),
  )
  const { status, text } = await ask(site, '/contact')
  expect(status).toBe(500)
  expect(text).toContain('contact.tsx: the template did not finish within 1 seconds while rendering /contact.')
  for (const path of ['/', '/vistaset', '/domains']) expect((await ask(site, path)).status).toBe(200)
})

test.each([
  ['as it is loaded', 'export default {', `${endless}\nexport default {`],
  ['as it lists its pages', 'const { url } = address', `const { url } = address\n  ${endless}`],
])('a template that never ends %s is stopped and shown as an error', long, async (_, from, to) => {
  const { site, project, changed } = await openDevSite({ timeLimit: 1000 }, ({ edit }) =>
    edit('templates/pages/contact.tsx', from, to),
  )
  const { status, text } = await ask(site, '/')
  expect(status).toBe(500)
  // One template may import from another.
  expect(text).toMatch(/templates.pages.contact(-people)?\.tsx: the template did not finish within 1 seconds/)
  await project.edit('templates/pages/contact.tsx', endless, '')
  await changed(['templates/pages/contact.tsx'])
  expect((await ask(site, '/contact')).status).toBe(200)
})

test('a message is text, never markup', long, async () => {
  const { site } = await openDevSite({}, ({ edit }) =>
    edit('data/pricing.yaml', 'vistaready: 50000', 'vistaready: "<script>alert(1)</script>"'),
  )
  const { text } = await ask(site, '/')
  expect(text).toContain('&lt;script&gt;alert(1)')
  expect(text).not.toContain('<script>alert')
})

test(
  'what the machine refuses is told in a sentence, and the site is shown again once it does no longer',
  long,
  async () => {
    const { site, project, changed } = await openDevSite()
    const refused = Object.assign(new Error('EMFILE'), { code: 'EMFILE', syscall: 'open', path: '/site/templates' })
    vi.spyOn(TemplateCompiler.prototype, 'compile').mockRejectedValueOnce(refused)
    await project.edit('templates/pages/contact.css', /$/, '\n.contact { color: red }')
    const { problems } = await changed(['templates/pages/contact.css'])
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      expect.stringMatching(/^\/site\/templates: too many files are open, expected/),
    ])
    expect((await ask(site, '/contact')).text).toContain('too many files are open')
    expect(await changed(['data/contact.yaml'])).toMatchObject({ event: 'reload' })
    expect((await ask(site, '/contact')).text).toContain('color:red')
  },
)
