import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseDocument } from '../support/parse-document'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

/** A copy of the project with other data, built. */
async function built(change: (project: Awaited<ReturnType<typeof copyProject>>) => Promise<unknown>) {
  const project = await copyProject()
  await change(project)
  const { exitCode, stderr } = await runCli(['--quiet', '--urls', 'flat', '--share-images', 'one'], project.root)
  const page = async (name: string) =>
    parseDocument(await readFile(join(project.root, 'dist', name), 'utf8'), 'https://host.example')
  return { ...project, exitCode, stderr, page }
}

const list = 'details: |\n  First *this*, then [that](/contact):\n\n  - one\n  - <b>two</b>\n'

describe('Markdown in the long texts of data', () => {
  test('links, emphasis and lists are what they are, and tags are text', async () => {
    const { page, exitCode } = await built(({ edit }) =>
      edit('data/brands/vistaski.yaml', /^details: >-\n( .*\n)+/m, list),
    )
    expect(exitCode).toBe(0)
    const overview = (await page('vistaski.html')).querySelector('#overview')?.closest('section')
    expect(overview?.querySelector('em')?.textContent).toBe('this')
    expect(overview?.querySelector('a')?.getAttribute('href')).toBe('/contact')
    expect(Array.from(overview?.querySelectorAll('li') ?? [], ({ textContent }) => textContent)).toEqual([
      'one',
      '<b>two</b>',
    ])
    const card = (await page('vista-collection-portfolio.html')).querySelector('#vistaski')
    expect(card?.querySelectorAll('li').length).toBeGreaterThanOrEqual(2)
  })

  test.each(['javascript:alert(1)', 'http://host.example/', 'data:text/html,x', '//host.example'])(
    'a link to %s is refused with its line',
    async (address) => {
      const { exitCode, stderr } = await built(({ edit }) =>
        edit('data/brands/vistaski.yaml', /^details: >-\n( .*\n)+/m, `details: "See [this](${address})."\n`),
      )
      expect(exitCode).toBe(1)
      expect(stderr).toMatch(/vistaski\.yaml:\d+ details: .*expected links to https:\/\//)
    },
  )

  test('check does not take the marks for mistakes', async () => {
    const { root } = await built(({ edit }) =>
      edit('data/brands/vistaski.yaml', /^details: >-\n( .*\n)+/m, list.replace(/<.?b>/g, '')),
    )
    const { stdout } = await runCli(['check', '--json'], root)
    const { findings } = JSON.parse(stdout)
    const ofBrand = findings.filter(({ file }: { file?: string }) => file?.includes('vistaski'))
    expect(ofBrand.map(({ rule }: { rule: string }) => rule)).not.toContain('literal-marks')
  })
})

describe('a page of data/pages', () => {
  const text =
    '---\ntitle: Imprint\ndescription: Who answers for this site, and how to reach them by mail.\nupdated: 2025-08-01\n'

  test('is at its address, at any depth, with its text', async () => {
    const { page, exitCode, root } = await built(async ({ write }) => {
      await write('data/pages/imprint.md', `${text}path: /about/imprint\n---\n\n## Who\n\nThe *studio*: {studio}.\n`)
      await write('data/pages/team.md', `${text.replace('Imprint', 'Team')}---\n\nNobody yet.\n`)
    })
    expect(exitCode).toBe(0)
    const imprint = await page('about/imprint.html')
    expect(imprint.querySelector('h1')?.textContent).toBe('Imprint')
    expect(imprint.querySelector('main em')?.textContent).toBe('studio')
    expect(imprint.querySelector('main')?.textContent).not.toContain('{studio}')
    expect((await page('team.html')).title).toMatch(/^Team \| /)
    expect(await readFile(join(root, 'dist/sitemap.xml'), 'utf8')).toContain('/about/imprint</loc>')
  })

  test.each([
    ['path: /Imprint', /imprint\.md:5 path: .*expected the path of a page/],
    ['path: /contact', /the address \/contact is claimed/],
  ])('with %s is refused', async (line, words) => {
    const { exitCode, stderr } = await built(({ write }) =>
      write('data/pages/imprint.md', `${text}${line}\n---\n\nText.\n`),
    )
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(words)
  })
})

test('header and footer have the links that data/site names', async () => {
  const navigation = `navigation:
  header:
    - { label: Brands, to: /vista-collection-portfolio }
    - { label: Shop, to: https://shop.example/ }
  footer:
    - heading: More
      links:
        - { label: Write to us, to: /contact }
`
  const { page, exitCode } = await built(({ edit }) =>
    edit('data/site.yaml', /^foundingYear/m, `${navigation}foundingYear`),
  )
  expect(exitCode).toBe(0)
  const home = await page('index.html')
  const links = (selector: string) =>
    Array.from(home.querySelectorAll(`${selector} a`), (link) => [link.textContent, link.getAttribute('href')])
  expect(links('.site-nav')).toEqual([
    ['Brands', '/vista-collection-portfolio'],
    ['Shop', 'https://shop.example/'],
  ])
  expect(links('footer nav')).toEqual([['Write to us', '/contact']])
})
