import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BoundFunctions, type queries, within } from '@testing-library/dom'
import { describe, expect, inject, test } from 'vitest'
import { pressFeed } from '../../templates/files/press-feed'
import { mistakesIn } from '../support/data-folder'
import { long } from '../support/long'
import { parseDocument } from '../support/parse-document'
import { copyProject } from '../support/project'
import { runBin } from '../support/run-bin'
import { textOf, texts } from '../support/site-page'
import { thingOf } from '../support/structured-data'

test('without a note there is no press room, no feed and no link to one', async () => {
  const folder = inject('realSite')
  expect(['press', 'press.html'].filter((name) => existsSync(join(folder, name)))).toEqual([])
  expect(await readFile(join(folder, 'contact.html'), 'utf8')).not.toMatch(/href="\/press/)
})

describe('a site with three notes', () => {
  const root = inject('richSite')

  async function open(path: string): Promise<{ document: Document; screen: BoundFunctions<typeof queries> }> {
    const html = await readFile(join(root, 'dist', `${path}.html`), 'utf8')
    const document = parseDocument(html.replace(/<style>.*?<\/style>/s, ''), `https://www.example.com/${path}`)
    return { document, screen: within(document.body) }
  }

  test('lists them by year, newest first', async () => {
    const { screen } = await open('press')
    expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(0, 2)).toEqual(['2025', '2024'])
    const titles = screen.getAllByRole('heading', { level: 3 })
    expect(texts(titles)).toEqual(['Autumn & <more>', 'Summer', 'Spring'])
    const [latest] = titles
    expect(latest && within(latest).getByRole('link').getAttribute('href')).toBe('/press/autumn')
    expect(texts(within(screen.getByRole('region', { name: '2024' })).getAllByRole('listitem'))).toEqual([
      'March 4, 2024 Spring What happened in spring.'.replaceAll(/ (?=Spring|What)/g, ''),
    ])
  })

  test('shows a note with its days, its text as text, the studio and the contact', async () => {
    const { document, screen } = await open('press/autumn')
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Autumn & <more>')
    expect(textOf(document.querySelector('article header'))).toContain('October 1, 2025, updated October 3, 2025')
    expect(textOf(document.querySelector('.prose'))).toContain('<b>all</b> of 36.')
    expect(screen.getByRole('link', { name: 'the list' }).getAttribute('href')).toBe('/domains')
    expect(screen.getByRole('link', { name: 'ada@harrow.test' }).getAttribute('href')).toBe('mailto:ada@harrow.test')
    expect(textOf(screen.getByRole('region', { name: 'Press Contact' }))).toContain('Ada Harrow')
    expect(textOf(screen.getByRole('region', { name: 'About Northmark Studio' }))).toContain('creates, invests in')
    expect(texts(within(screen.getByRole('navigation', { name: 'More News' })).getAllByRole('link'))).toEqual([
      'Summer',
      'Spring',
    ])
  })

  test('a note without a contact names the studio', async () => {
    const { screen } = await open('press/spring')
    expect(textOf(screen.getByRole('region', { name: 'Press Contact' }))).toContain('investors@example.com')
  })

  test('describes a note as a news article on the path from the home page', async () => {
    const { document } = await open('press/autumn')
    expect(thingOf(document, 'NewsArticle')).toMatchObject({
      headline: 'Autumn & <more>',
      datePublished: '2025-10-01',
      dateModified: '2025-10-03',
      url: 'https://www.example.com/press/autumn',
      publisher: { '@type': 'Organization', name: 'Northmark Studio' },
    })
    expect(thingOf((await open('press/spring')).document, 'NewsArticle').dateModified).toBeUndefined()
    expect(thingOf(document, 'BreadcrumbList').itemListElement).toMatchObject([
      { name: 'Northmark Studio' },
      { name: 'Press', item: 'https://www.example.com/press' },
      { name: 'Autumn & <more>' },
    ])
  })

  test.each(['press', 'press/spring'])('%s names the feed in its head, and links to it', async (path) => {
    const { document, screen } = await open(path)
    const alternate = document.querySelector('link[rel="alternate"][type="application/atom+xml"]')
    expect(alternate?.getAttribute('href')).toBe('https://www.example.com/press/feed.xml')
    expect(screen.getByRole('link', { name: 'Atom feed' }).getAttribute('href')).toBe('/press/feed.xml')
  })

  test('the footer of every page, the contact page and the sitemap have links', async () => {
    const home = await open('index')
    const company = within(home.screen.getByRole('navigation', { name: 'Company' }))
    expect(company.getByRole('link', { name: 'Press' }).getAttribute('href')).toBe('/press')
    const contact = await open('contact')
    expect(contact.screen.getAllByRole('link', { name: 'Press' })).toHaveLength(2)
    const sitemap = await readFile(join(root, 'dist/sitemap.xml'), 'utf8')
    expect(
      sitemap.match(/(?<=com\/)press\b[^<]*<\/loc>\s*<lastmod>[^<]*/g)?.map((entry) => entry.replace(/<.*>/s, ' ')),
    ).toEqual(['press 2025-10-03', 'press/autumn 2025-10-03', 'press/spring 2024-03-04', 'press/summer 2025-06-02'])
  })

  test('the feed has every note, newest first, each title as text', async () => {
    const feed = await readFile(join(root, 'dist/press/feed.xml'), 'utf8')
    const { window } = new (await import('jsdom')).JSDOM(feed, { contentType: 'application/xml' })
    const parts = (name: string) => texts(window.document.querySelectorAll(`entry > ${name}`))
    expect(parts('title')).toEqual(['Autumn &amp; &lt;more&gt;', 'Summer', 'Spring'])
    expect(parts('id')).toEqual(['autumn', 'summer', 'spring'].map((slug) => `https://www.example.com/press/${slug}`))
    expect(parts('updated')).toEqual(['2025-10-03', '2025-06-02', '2024-03-04'].map((day) => `${day}T00:00:00.000Z`))
    expect(textOf(window.document.querySelector('feed > updated'))).toBe('2025-10-03T00:00:00.000Z')
  })
})

test('a title never ends the text that it is in', () => {
  const address = (path: string) => ({ path, href: path, url: `https://host.example${path}` })
  const only = {
    ...{ slug: 'a', address: address('/press/a'), title: ']]><evil/>', summary: 'S', date: '2025-01-01' },
    ...{ dateText: 'January 1, 2025', changed: undefined, html: '', contact: { name: 'N', email: 'e', mailto: 'm' } },
  }
  const room = {
    title: 'Press',
    address: address('/press'),
    feed: address('/press/feed.xml'),
    feedTitle: 'Press',
    updated: '2025-01-01',
  }
  const studio = { name: 'A & B', email: 'a@b.test' }
  const feed = pressFeed({ ...room, years: [], notes: [only] }, studio)
  expect(feed).toContain('<![CDATA[]]&gt;&lt;evil/&gt;]]>')
  expect(feed).toContain('<name>A &amp; B</name>')
})

test.each([
  [
    'an earlier change',
    'title: T\ndate: 2025-02-01\nupdated: 2025-01-01\nsummary: S.',
    'data/press/a.md:4 updated: found "2025-01-01", expected a day that is not before "date".',
  ],
  ['no date', 'title: T\nsummary: S.', 'a calendar date'],
])('a note with %s is refused', async (_, fields, expected) => {
  expect(await mistakesIn({ 'press/a.md': `---\n${fields}\n---\n\nThe news.\n` })).toContain(expected)
})

test('a collection at the address of the press room is refused, with file and line', async () => {
  const note = '---\ntitle: Spring\ndate: 2024-03-04\nsummary: What happened.\n---\n\nThe news.\n'
  expect(await mistakesIn({ 'press/a.md': note }, ['collections/ai.yaml', /^path: .*$/m, 'path: /press'])).toMatch(
    /data\/collections\/ai\.yaml:\d+ path: found \/press, which is the address of the press room/,
  )
})

test('add press writes a note that builds', long, async () => {
  const { root } = await copyProject()
  const { exitCode, stdout } = await runBin(['add', 'press', 'A Loom of “Our” Own'], root)
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringContaining('a-loom-of-our-own.md') })
  const text = await readFile(join(root, 'data/press/a-loom-of-our-own.md'), 'utf8')
  expect(text).toMatch(/^title: A Loom of “Our” Own$/m)
  expect(text).toMatch(/^date: \d{4}-\d{2}-\d{2}$/m)
  expect(text).toMatch(/^# contact:\n# {3}name: TODO/m)
})
