import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openPage, textOf, texts, theOne } from '../support/site-page'
import { brands, marketSizes, order } from '../support/specified'

/** The ids from the decisions ("Brand pages"), with the headings of the specification. */
const headings: Readonly<Record<string, string>> = {
  overview: 'Business Overview',
  thesis: 'Investment Thesis',
  risk: 'Risk Mitigation',
  market: 'Market Size',
  audience: 'Target Audience',
  revenue: 'Revenue Model',
  property: 'Property Information',
  acquisition: 'Acquisition Opportunity',
  buying: 'How Buying Works',
}

describe.each(brands)('the page of $name', ({ name, slug, collection }) => {
  const { document } = openPage(`/${slug}`)

  test('links back to the card of the brand on its portfolio page', () => {
    const label = collection === 'vista' ? 'Back to Vista Collection' : 'Back to AI Collection'
    const back = within(theOne(document, 'article > .back')).getByRole('link', { name: label })
    expect(back.getAttribute('href')).toBe(`/${collection}-collection-portfolio#${slug}`)
  })

  test('begins with the stage, the name, the description and the website in a new tab', () => {
    const header = theOne(document, 'article header')
    const stage = textOf(header).slice(0, textOf(header).indexOf(name))
    const portfolio = openPage(`/${collection}-collection-portfolio`).document
    expect(textOf(portfolio.getElementById(slug))).toContain(` • ${stage}`)
    expect(textOf(within(header).getByRole('heading', { level: 1 }))).toBe(name)
    const website = within(header).getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${slug}\\.com`) })
    expect([website.getAttribute('href'), website.target]).toEqual([`https://${slug}.com`, '_blank'])
  })

  test('has its sections, each with its heading and the id that links use', () => {
    const sections = [...document.querySelectorAll<HTMLElement>('main section[id]')]
    expect(sections.map(({ id }) => id).sort()).toEqual(Object.keys(headings).sort())
    for (const section of sections) {
      expect(textOf(within(section).getByRole('heading', { level: 2 }))).toBe(headings[section.id])
      expect(section.getAttribute('aria-labelledby')).toBe(section.querySelector('h2')?.id)
    }
  })

  test('lists 4 to 6 audiences and 3 to 5 revenues, each a separate item', () => {
    const itemsOf = (id: string) => texts(within(theOne(document, `#${id}`)).getAllByRole('listitem'))
    const [audiences, revenues] = [itemsOf('audience'), itemsOf('revenue')]
    expect([4, 5, 6]).toContain(audiences.length)
    expect([3, 4, 5]).toContain(revenues.length)
    expect([...audiences, ...revenues].filter((item) => /, |\+|^$/.test(item))).toEqual([])
  })

  test('has owner, domain and status', () => {
    const facts = within(theOne(document, '#property'))
    expect(facts.getByText('Owned by').nextElementSibling?.textContent).toBe('Northmark Holdings LLC')
    expect(facts.getByRole('link').getAttribute('href')).toBe(`https://${slug}.com`)
    expect(facts.getByText('Available for Development').className).toBe('badge')
  })
})

test.each([...marketSizes])('%s shows the market size of the specification, %s', (slug, size) => {
  const section = openPage(`/${slug}`).screen.getByRole('region', { name: 'Market Size' })
  expect(within(section).getByText(size)).toBeDefined()
})

const stages =
  'Education Media Education Platform Productivity Venture Studio Consulting'.match(/Venture Studio|\w+/g) ?? []

test.each(order.ai.map((name, index) => [name, stages[index] ?? '']))('%s has the stage %s', (name, stage) => {
  const header = theOne(openPage(`/${name.toLowerCase()}`).document, 'article header')
  expect(textOf(header)).toMatch(new RegExp(`^${stage}${name}`))
})

const revenues = [
  [
    'applyaifast',
    'workshops and bootcamps|implementation sprints|retainer consulting|templates and playbooks|corporate training',
  ],
  ['airushbase', 'freemium listings|pro subscriptions|lead generation|vendor partnerships|api access'],
  ['airushpilot', 'subscriptions|team seats|marketplace commissions|enterprise integrations'],
  ['airushventures', 'equity stakes|studio fees|shared services|strategic partnerships|fund carry'],
  [
    'airushconsulting',
    'advisory retainers|project-based transformations|training and enablement|vendor partnerships|research and benchmarks',
  ],
]

test.each(revenues)('%s earns in the ways that the specification lists', (slug, ways = '') => {
  const section = openPage(`/${slug}`).screen.getByRole('region', { name: 'Revenue Model' })
  const items = within(section).getAllByRole('listitem')
  expect(texts(items).map((item) => item.toLowerCase())).toEqual(ways.split('|'))
})
