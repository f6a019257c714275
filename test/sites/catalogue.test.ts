import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { expectReady, fixtureSite } from '../support/fixture-site'
import { filesIn } from '../support/folder'
import { long } from '../support/long'
import { serveBin } from '../support/serve-bin'
import { makeProducts } from './make-products'

const site = await fixtureSite('catalogue')

beforeAll(async () => {
  await makeProducts(join(site.root, 'data'), 1000)
  await site.run('--quiet')
})

test('a thousand products are as many pages, and a list on twenty', long, async () => {
  const names = await filesIn(join(site.root, 'dist'))
  expect(names.filter((name) => /^produkt\/[^/]+\.html$/.test(name))).toHaveLength(1000)
  expect(names.filter((name) => /^\d+\.html$/.test(name))).toHaveLength(19)
  const list = await site.read('2.html')
  expect(list.match(/<li>/g)).toHaveLength(50)
  expect(list).toContain('<link rel="prev" href="https://werkzeug-linde.de/">')
  expect(list).toContain('<link rel="next" href="https://werkzeug-linde.de/3">')
})

test('pages are in German, and amounts in euros', long, async () => {
  const product = await site.read('produkt/artikel-0001.html')
  expect(product).toMatch(/^<!doctype html><html lang="de">/i)
  expect(product).toContain('<meta property="og:locale" content="de_DE">')
  expect(product).toContain('1.234,50\u00a0€')
  expect(product).toContain('"price":1234.5,"priceCurrency":"EUR"')
  expect(product).not.toContain('hreflang')
  expect(await site.read('index.html')).toContain('1.000 Werkzeuge')
  expect(await site.read('.well-known/security.txt')).toContain('Preferred-Languages: de\n')
})

test('the list is published as JSON and as CSV, and in the sitemap', long, async () => {
  const records: readonly object[] = JSON.parse(await site.read('produkte.json'))
  expect(records).toHaveLength(1000)
  const seite = 'https://werkzeug-linde.de/produkt/artikel-0001'
  expect(records[0]).toEqual({ name: 'Feile Nr. 1', gruppe: 'Metall', preis: 1234.5, seite })
  expect((await site.read('produkte.csv')).split('\n').slice(0, 2)).toEqual([
    '\ufeffName,Gruppe,Preis,Seite',
    `Feile Nr. 1,Metall,1234.5,${seite}`,
  ])
  expect((await site.read('sitemap.xml')).match(/<loc>/g)).toHaveLength(1020)
})

test('it is ready to be published', long, async () => {
  await expectReady(site)
})

test('preview serves it', long, async () => {
  const { url, interrupt } = await serveBin(['preview', '--port', '0'], site.root)
  const answers = await Promise.all(['/20', '/produkt/artikel-1000', '/21'].map((path) => fetch(new URL(path, url))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  expect(await interrupt()).toBe(0)
})

test(
  'another price changes the product, its page of the list and the data alone, like a build from scratch',
  long,
  async () => {
    await site.edit('data/products/artikel-0075.yaml', 'price: ', 'price: 1')
    const changed = await site.build()
    expect(changed).toEqual([
      '2.html',
      '2/index.html',
      'build-manifest.json',
      'produkt/artikel-0075.html',
      'produkt/artikel-0075/index.html',
      'produkte.csv',
      'produkte.json',
    ])
    await site.expectSameFromScratch()
  },
)

test('mistakes are named with file and line, and what was probably meant', long, async () => {
  await site.edit('data/products/artikel-0500.yaml', 'group: ', 'group: x')
  await site.edit('data/products/artikel-0007.yaml', 'price: ', 'prise: ')
  const { exitCode, stderr } = await site.run()
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/data\/products\/artikel-0007\.yaml:4 .*prise.*Did you mean price\?/)
  await site.edit('data/products/artikel-0007.yaml', 'prise: ', 'price: ')
  expect((await site.run()).stderr).toMatch(
    /data\/products\/artikel-0500\.yaml:3 group: found xgarten, expected a group of data\/site\.yaml\. Did you mean garten\?/,
  )
})

test('an invalid locale is refused at its line', long, async () => {
  await site.edit('data/site.yaml', 'de-DE', 'de_DE')
  expect((await site.run()).stderr).toMatch(
    /data\/site\.yaml:3 locale: found "de_DE", expected a language tag such as en-US, de-DE or fr\./,
  )
})

test('add writes the file of a new product', long, async () => {
  const file = 'data/products/grosse-saege.yaml'
  onTestFinished(() => rm(join(site.root, file), { force: true }))
  const { exitCode, stdout } = await site.run('add', 'product', 'Große Säge')
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringContaining(file) })
  const text = await readFile(join(site.root, file), 'utf8')
  expect(text).toMatch(/name: Große Säge\n.*group: metall\n.*price: 1\n.*text: TODO text/s)
})
