import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { mistakesIn } from '../support/data-folder'
import { long } from '../support/long'
import { parseDocument } from '../support/parse-document'
import { copyProject } from '../support/project'
import { runCli } from '../support/run-cli'

const dist = join(inject('richSite'), 'dist')

async function open(folder: string, name: string): Promise<Document> {
  return parseDocument(await readFile(join(folder, name), 'utf8'), 'https://host.example')
}

describe('Markdown in the long texts of data', () => {
  test('links, emphasis and lists are rendered, and tags are text', async () => {
    const overview = (await open(dist, 'vistaski.html')).querySelector('#overview')?.closest('section')
    expect(overview?.querySelector('em')?.textContent).toBe('this')
    expect(overview?.querySelector('a')?.getAttribute('href')).toBe('/contact')
    expect(Array.from(overview?.querySelectorAll('li') ?? [], ({ textContent }) => textContent)).toEqual([
      'one',
      '<b>two</b>',
    ])
    const card = (await open(dist, 'vista-collection-portfolio.html')).querySelector('#vistaski')
    expect(card?.querySelectorAll('li').length).toBeGreaterThanOrEqual(2)
  })

  test.each(['javascript:alert(1)', 'http://host.example/', 'data:text/html,x', '//host.example'])(
    'a link to %s is refused with its line',
    async (address) => {
      expect(
        await mistakesIn({}, [
          'brands/vistaski.yaml',
          /^details: >-\n( .*\n)+/m,
          `details: "See [this](${address})."\n`,
        ]),
      ).toMatch(/vistaski\.yaml:\d+ details: .*expected links to https:\/\//)
    },
  )

  test('check does not report the marks as mistakes', long, async () => {
    const { stdout } = await runCli(['check', '--json'], inject('richSite'))
    const { findings } = JSON.parse(stdout)
    const ofBrand = findings.filter(({ file }: { file?: string }) => file?.includes('vistaski'))
    const marks = ofBrand.filter(({ rule }: { rule: string }) => rule === 'literal-marks')
    expect(marks).toEqual([expect.objectContaining({ message: expect.stringContaining('<b>') })])
  })
})

describe('a page of data/pages', () => {
  test('is at its address, at any depth, with its text', async () => {
    const imprint = await open(dist, 'about/imprint.html')
    expect(imprint.querySelector('h1')?.textContent).toBe('Imprint')
    expect(imprint.querySelector('main em')?.textContent).toBe('studio')
    expect(imprint.querySelector('main')?.textContent).not.toContain('{studio}')
    expect((await open(dist, 'team.html')).title).toMatch(/^Team \| /)
    expect(await readFile(join(dist, 'sitemap.xml'), 'utf8')).toContain('/about/imprint</loc>')
  })

  test.each([
    ['path: /Imprint', /imprint\.md:5 path: .*expected the path of a page/],
    ['path: /contact', /the address \/contact is claimed/],
  ])('with %s is refused', async (line, words) => {
    const fields = `title: Imprint\ndescription: Who answers for this site, and how to reach them.\nupdated: 2025-08-01`
    const { write, root } = await copyProject()
    await write('data/pages/imprint.md', `---\n${fields}\n${line}\n---\n\nText.\n`)
    const { exitCode, stderr } = await runCli(['--quiet'], root)
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringMatching(words) })
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
  const { root, edit } = await copyProject()
  await edit('data/site.yaml', /^foundingYear/m, `${navigation}foundingYear`)
  const { exitCode } = await runCli(['--quiet', '--urls', 'flat', '--share-images', 'one'], root)
  expect(exitCode).toBe(0)
  const home = await open(join(root, 'dist'), 'index.html')
  const links = (selector: string) =>
    Array.from(home.querySelectorAll(`${selector} a`), (link) => [link.textContent, link.getAttribute('href')])
  expect(links('.site-nav')).toEqual([
    ['Brands', '/vista-collection-portfolio'],
    ['Shop', 'https://shop.example/'],
  ])
  expect(links('footer nav')).toEqual([['Write to us', '/contact']])
})
