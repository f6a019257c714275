import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { openPage, textOf, texts } from '../support/site-page'
import { order } from '../support/specified'

const { document, screen } = openPage('/')

const collections = [
  {
    slug: 'vista',
    name: 'Vista Collection',
    shown: 4,
    all: 29,
    first: 'VistaReady VistaNests VistaEspresso VistaRefresh',
  },
  { slug: 'ai', name: 'AI Collection', shown: 3, all: 7, first: 'JumpinAI AiRushTimes ApplyAIFast' },
] as const

test('the sections are in the order of the specification', () => {
  expect(texts(document.querySelectorAll('h1, h2, main blockquote')).slice(1, 5)).toEqual([
    'What Is Northmark Studio?',
    'Vista Collection',
    'AI Collection',
    textOf(document.querySelector('blockquote')),
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'Get in Touch' })).toBeDefined()
})

test('the hero links to the two collections', long, () => {
  expect(screen.getByRole('link', { name: 'Explore Vista Collection' }).getAttribute('href')).toBe('#vista')
  expect(screen.getByRole('link', { name: 'Explore AI Collection' }).getAttribute('href')).toBe('#ai')
})

test('Our Domains links to the price list', () => {
  expect(screen.getByRole('link', { name: 'Our Domains' }).getAttribute('href')).toBe('/domains')
})

describe.each(collections)('$name', ({ slug, name, shown, all, first }) => {
  const section = within(screen.getByRole('region', { name }))
  const cards = section.getAllByRole('article')

  test(`has the id that the hero links to`, () => {
    expect(screen.getByRole('region', { name }).id).toBe(slug)
  })

  test(`shows the first ${shown} brands, numbered from 01`, () => {
    expect(cards.map((card) => textOf(within(card).getByRole('heading')))).toEqual(first.split(' '))
    expect(order[slug].slice(0, shown)).toEqual(first.split(' '))
    expect(cards.map((card) => textOf(card).slice(0, 2))).toEqual(['01', '02', '03', '04'].slice(0, shown))
  })

  test('badges the first two Active and the others Developing', () => {
    const badges = cards.map((card) => textOf(within(card).getByText(/^(Active|Developing)$/)))
    expect(badges).toEqual(['Active', 'Active', 'Developing', 'Developing'].slice(0, shown))
  })

  test('links each card to the website of its brand in a new tab', () => {
    for (const card of cards) {
      const host = `${textOf(within(card).getByRole('heading')).toLowerCase()}.com`
      const link = within(card).getByRole<HTMLAnchorElement>('link', { name: new RegExp(host) })
      expect([link.getAttribute('href'), link.target]).toEqual([`https://${host}`, '_blank'])
    }
  })

  test(`links to the portfolio and says that it has ${all} brands`, () => {
    const link = section.getByRole('link', { name: new RegExp(`\\b${all}\\b`) })
    expect(link.getAttribute('href')).toBe(`/${slug}-collection-portfolio`)
  })
})

describe('Get in Touch', () => {
  const section = within(screen.getByRole('region', { name: 'Get in Touch' }))

  test('offers the contact page and the investor address', () => {
    expect(section.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact')
    const address = section.getByRole('link', { name: 'investors@example.com' })
    expect(address.getAttribute('href')).toBe('mailto:investors@example.com')
  })

  test('without script, Request portfolio access is a plain link to the portfolio and no button', () => {
    const link = section.getByRole('link', { name: 'Request portfolio access' })
    expect(link.getAttribute('href')).toBe('/vista-collection-portfolio')
    expect(section.queryByRole('button', { name: 'Request portfolio access' })).toBeNull()
  })

  test('contains the closed access dialog: title, acknowledgement, one required e-mail field, submit disabled', () => {
    const dialog = section.getByRole('dialog', { hidden: true })
    expect(dialog.getAttribute('aria-labelledby')).toBe(section.getByText('Exclusive Portfolio Access').id)
    expect(dialog.hasAttribute('open')).toBe(false)
    expect(textOf(dialog)).toMatch(/qualified investor or an? institutional partner/)
    const field = within(dialog).getByLabelText<HTMLInputElement>('Email address')
    expect([field.type, field.required]).toEqual(['email', true])
    expect(within(dialog).getAllByRole('textbox', { hidden: true })).toEqual([field])
    const [submit] = within(dialog).getAllByRole<HTMLButtonElement>('button', { hidden: true })
    expect([submit?.type, submit?.disabled]).toEqual(['submit', true])
  })
})
