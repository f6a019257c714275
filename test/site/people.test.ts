import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { within } from '@testing-library/dom'
import { expect, inject, test } from 'vitest'
import { parseDocument } from '../support/parse-document'
import { textOf, texts } from '../support/site-page'
import { thingOf } from '../support/structured-data'

/** The contact page in an output folder, without its styles. */
async function contactIn(folder: string) {
  const html = await readFile(join(folder, 'contact.html'), 'utf8')
  return parseDocument(html.replace(/<style>.*?<\/style>/s, ''), 'https://www.example.com/contact')
}

test('without people, the contact page has no section for them', async () => {
  const document = await contactIn(inject('realSite'))
  expect(within(document.body).queryByRole('heading', { name: 'People' })).toBeNull()
  expect(thingOf(document, 'ContactPage').mainEntity).not.toHaveProperty('employee')
})

test('the contact page names people in their order, with what they do', async () => {
  const document = await contactIn(join(inject('richSite'), 'dist'))
  const section = within(document.body).getByRole('region', { name: 'People' })
  expect(texts(within(section).getAllByRole('listitem')).map((text) => text.replace(/ ↗.*tab\)/, ' '))).toEqual([
    'Ada Partner, Sales',
    'AlDesign',
    'BoNames',
  ])
  expect(within(section).getByRole('link').getAttribute('href')).toBe('https://ada.example/about')
  expect(textOf(document.querySelector('h1'))).not.toBe('')
  expect(thingOf(document, 'ContactPage').mainEntity).toMatchObject({
    employee: [
      { name: 'Ada', sameAs: 'https://ada.example/about' },
      { '@type': 'Person', name: 'Al', jobTitle: 'Design' },
      { name: 'Bo' },
    ],
  })
})
