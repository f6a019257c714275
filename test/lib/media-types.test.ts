import { expect, test } from 'vitest'
import { compressibleTypes, contentType, isCompressible } from '../../src/lib/media-types'

test.each([
  'index.html',
  'assets/client-1.js',
  'assets/icon-1.svg',
  'sitemap.xml',
  'site.webmanifest',
  'prices.csv',
  'domains.json',
  'NOTES.TXT',
])('%s is a text, which compression makes smaller', (path) => expect(isCompressible(path)).toBe(true))

test.each([
  'assets/share-1.png',
  'photo.jpg',
  'photo.JPG',
  'photo.jpeg',
  'font.woff2',
  'favicon.ico',
  'page.html.br',
  'data.csv.gz',
  'film.mp4',
  'film.webm',
  'song.mp3',
  'deck.pdf',
  'deck.pptx',
  'all.zip',
  'photo.gif',
  'photo.heic',
  'html',
])('%s is no text, or compressed already', (path) => expect(isCompressible(path)).toBe(false))

test.each(['a.css', 'a.csv', 'a.js', 'a.json', 'a.svg', 'a.txt', 'a.webmanifest', 'a.xml'])(
  'a server that compresses on the fly knows the type of %s',
  (path) => expect(compressibleTypes).toContain(contentType(path).split(';')[0]),
)

test('HTML is not among the types, because nginx always compresses it and warns about a repeated type', () => {
  expect(compressibleTypes).not.toContain('text/html')
})
