import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openPage, textOf, texts, theOne } from '../support/site-page'
import { order } from '../support/specified'

const portfolios = [
  {
    slug: 'vista',
    valuation: '$465,000',
    thesis: ['Structural Advantage', 'Capital Efficiency'],
    heading: 'Vista Collection',
  },
  {
    slug: 'ai',
    valuation: '$155,000',
    thesis: ['Budget Shift', 'Defensibility & Unit Economics'],
    heading: 'AI Collection',
  },
] as const

describe.each(portfolios)('the $slug portfolio', ({ slug, valuation, thesis, heading }) => {
  const { document, screen } = openPage(`/${slug}-collection-portfolio`)
  const cards = [...document.querySelectorAll<HTMLElement>('article[id]')]
  const figures = [...theOne(document, 'main dl.key-figures').children].map((figure) => texts(figure.children))
  const figure = (label: string) => figures.find(([name]) => name === label)?.[1]

  test('begins with its name and the five statistics, in order', () => {
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(heading)
    expect(figures.map(([name]) => name)).toEqual([
      'Total Addressable Market',
      'Total Brands',
      'Market Segments',
      'Avg Market Size',
      'Portfolio Valuation',
    ])
  })

  test('has the number of brands, of distinct stages and the total of the prices of its cards', () => {
    const stages = cards.map((card) => textOf(within(card).getByText(/ • /)).split(' • ')[1])
    expect(figure('Total Brands')).toBe(String(order[slug].length))
    expect(figure('Market Segments')).toBe(String(new Set(stages).size))
    expect(figure('Portfolio Valuation')).toBe(valuation)
  })

  test('has the sum of the market sizes of its cards, where a trillion is 1,000 billion', () => {
    const millions = cards.map((card) => inMillions(textOf(within(card).getByText('Market Size').nextElementSibling)))
    const total = millions.reduce((sum, size) => sum + size, 0)
    expect(figure('Total Addressable Market')).toBe(inBillions(total))
    expect(figure('Avg Market Size')).toBe(inBillions(total / cards.length))
  })

  test('describes the portfolio and says that market sizes are estimates', () => {
    const overview = screen.getByRole('region', { name: 'Portfolio Overview' })
    expect(textOf(overview)).toMatch(/investors, financial institutions and strategic partners/)
    expect(screen.getByText(/^Market sizes are management estimates/)).toBeDefined()
  })

  test('explains the struck-through price near the first one', () => {
    const note = screen.getByText(/not a former selling price/)
    const struck = document.querySelector('s')
    expect(struck && note.compareDocumentPosition(struck)).toBe(note.DOCUMENT_POSITION_FOLLOWING)
  })

  test('groups the two existing brands and all others, in the order of the specification', () => {
    const namesIn = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('heading', { level: 3 }).map(textOf)
    expect(namesIn('Existing Brands')).toEqual(order[slug].slice(0, 2))
    expect(namesIn('Developing Future Brands')).toEqual(order[slug].slice(2))
  })

  test('ends with the investment thesis and its two cards', () => {
    const section = screen.getByRole('region', { name: 'Investment Thesis' })
    expect(within(section).getAllByRole('heading', { level: 3 }).map(textOf)).toEqual(thesis)
    expect([...document.querySelectorAll('main section')].at(-1)).toBe(section)
  })

  test('has the gate that verifies access, hidden without script, and a notice of success for screen readers', () => {
    const statuses = screen.getAllByRole<HTMLElement>('status', { hidden: true })
    expect(texts(statuses.filter((status) => status.hidden))).toEqual(['Verifying access...'])
    expect(statuses.find((status) => status.id === 'access-granted')).toBeDefined()
  })
})

test('the AI markets add up to the figures of the specification', () => {
  const figures = textOf(theOne(openPage('/ai-collection-portfolio').document, 'main dl.key-figures'))
  expect(figures).toMatch(/\$184\.7B.*Segments6Avg Market Size\$26\.4B/)
})

test('index and chart write the same amount the same way', () => {
  const { document } = openPage('/ai-collection-portfolio')
  const amounts = texts(document.querySelectorAll('.index-market, .market-shares strong'))
  expect(amounts.filter((amount) => amount.startsWith('$65'))).toEqual(['$65B market', '$65B'])
  expect(amounts.filter((amount) => /\.0/.test(amount))).toEqual([])
})

test('a heading says which part of the total the largest segment is, and one bar shows all of it', () => {
  const { document } = openPage('/vista-collection-portfolio')
  const section = theOne(document, '.market-chart')
  expect(textOf(theOne(section, 'h2'))).toBe('Real Estate is 87% of the total')
  expect(texts(section.querySelectorAll('.market-shares li')).slice(0, 2)).toEqual([
    'Real Estate $4T 87%',
    'Technology $125.1B 3%',
  ])
  const widths = [...section.querySelectorAll('.market-bar rect')].map((part) =>
    Number.parseFloat(part.getAttribute('width') ?? ''),
  )
  expect(Math.abs(widths.reduce((sum, width) => sum + width, 0) - 100)).toBeLessThan(0.5)
})

test('every brand has a row in the index, which leads to its card, and segments of several brands have a choice', () => {
  const { document } = openPage('/vista-collection-portfolio')
  const index = theOne(document, '.brand-index')
  const cards = [...document.querySelectorAll('.brand-card[id]')].map(({ id }) => `/vista-collection-portfolio#${id}`)
  const links = [...index.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
  expect(links.toSorted()).toEqual(cards.toSorted())
  const choices = texts(index.querySelectorAll('label')).map((choice) => choice.trim())
  const segments = texts(index.querySelectorAll('.index-stage'))
  const counted = [...new Set(segments)].map((name) => ({ name, count: segments.filter((own) => own === name).length }))
  const expected = counted.filter(({ count }) => count > 1).map(({ name, count }) => `${name} ${count}`)
  expect(expected.length).toBeGreaterThan(3)
  expect(choices).toEqual([`All ${cards.length}`, ...expected])
})

/** `$850M`, `$7.6B` and `$1.7T` in millions of dollars. */
function inMillions(size: string): number {
  const [, amount = '', unit = ''] = /^\$([\d.]+)([MBT])$/.exec(size) ?? []
  return Math.round(Number(amount) * 10 ** (['M', 'B', 'T'].indexOf(unit) * 3))
}

/** Rounded half up, with one decimal and grouped. */
function inBillions(millions: number): string {
  const tenths = String(Math.round(millions / 100))
  return `$${tenths.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, ',')}.${tenths.slice(-1)}B`
}
