import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage, textOf, texts } from '../support/site-page'
import { contactTopics } from '../support/specified'

const { document, screen } = openPage('/contact')
const main = within(screen.getByRole('main'))

test('is titled Contact Us', () => {
  expect(textOf(main.getByRole('heading', { level: 1 }))).toBe('Contact Us')
  expect(document.title).toMatch(/^Contact Us\b/)
})

test('has a card with the address', () => {
  const card = main.getByRole('region', { name: 'Email' })
  const link = within(card).getByRole('link', { name: 'investors@example.com' })
  expect(link.getAttribute('href')).toBe('mailto:investors@example.com')
})

test('lists the six topics', () => {
  expect(texts(main.getAllByRole('listitem')).map((topic) => topic.toLowerCase())).toEqual(contactTopics)
})

test('each topic begins a mail with the topic as its subject, which asks for what is needed', () => {
  for (const item of main.getAllByRole('listitem')) {
    const topic = textOf(item)
    const { href } = within(item).getByRole<HTMLAnchorElement>('link', { name: topic })
    const { protocol, pathname, searchParams } = new URL(href)
    expect([protocol, pathname, searchParams.get('subject')]).toEqual(['mailto:', 'investors@example.com', topic])
    expect(searchParams.get('body'), topic).toMatch(/^[\w ]+: (\r\n[\w ]+: )+$/)
  }
})

test.each([
  ['Email Us Directly', 'mailto:investors@example.com'],
  ['Vista Collection Portfolio', '/vista-collection-portfolio'],
  ['AI Collection Portfolio', '/ai-collection-portfolio'],
])('has the button %s', (name, href) => {
  const link = main.getByRole('link', { name })
  expect([link.className, link.getAttribute('href')]).toEqual(['button', href])
})

test('has no form', () => {
  expect(document.querySelectorAll('form, input, textarea')).toHaveLength(0)
})
