import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { openPage, textOf, texts } from '../support/site-page'

const privacy = [
  /^Introduction/,
  /Collect/,
  /Use/,
  /Share/,
  /Security/,
  /Retention/,
  /Rights/,
  /Cookies/,
  /Third-Party Links/,
  /Children/,
  /International Transfers/,
  /Changes/,
  /Contact/,
]
const terms = [
  /^Agreement to Terms/,
  /Description of Services/,
  /Eligibility/,
  /Acceptable Use/,
  /Intellectual Property Rights/,
  /Payment Terms/,
  /Privacy/,
  /Disclaimers/,
  /Limitation of Liability/,
  /Indemnification/,
  /Termination/,
  /Governing Law/,
  /Dispute Resolution/,
  /Severability/,
  /Changes to Terms/,
  /Entire Agreement/,
  /Contact/,
]

describe.each([
  { route: '/privacy-policy', title: 'Privacy Policy', sections: privacy },
  { route: '/terms-of-use', title: 'Terms of Use', sections: terms },
])('$title', ({ route, title, sections }) => {
  const { document, screen } = openPage(route)
  const headings = [...document.querySelectorAll('.prose h2')]

  test('has its title, and was last updated on August 1, 2025', () => {
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe(title)
    expect(textOf(document.querySelector('article header'))).toContain('Last updated: August 1, 2025')
    expect(document.querySelector('time')?.dateTime).toBe('2025-08-01')
  })

  test(`has its ${sections.length} sections, numbered in order`, () => {
    const [numbers, names] = [headings.map(numberOf), headings.map((heading) => textOf(heading).replace(/^\d+\. /, ''))]
    expect(numbers).toEqual(sections.map((_, index) => index + 1))
    expect(names).toEqual(sections.map((section) => expect.stringMatching(section)))
  })

  test('has a table of contents with a link to every section', () => {
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      headings.map((heading) => [heading.textContent, `#${heading.id}`]),
    )
  })

  test('names the company and an address, and contains no placeholder and no Markdown', long, () => {
    const text = textOf(document.querySelector('.prose'))
    expect(text).toContain('Northmark Holdings LLC')
    expect(screen.getAllByRole('link', { name: 'investors@example.com' })[0]?.getAttribute('href')).toBe(
      'mailto:investors@example.com',
    )
    expect(text).not.toMatch(/[{}]|\*\*|\]\(|^#/m)
  })
})

test.each([
  ['/privacy-policy', 'Introduction', /intellectual property/i],
  ['/privacy-policy', 'Your Privacy Rights', /access.*correct.*delet.*portab.*(opt out|opt-out).*restrict/is],
  ['/privacy-policy', 'Children’s Privacy', /under (the age of )?13/],
  ['/privacy-policy', 'Cookies and Similar Technologies', /vistaPortfolioAccess.*vistaAccessTimestamp/s],
  ['/terms-of-use', 'Eligibility', /18 (years )?or older|at least 18/],
  [
    '/terms-of-use',
    'Intellectual Property Rights',
    /scrap.*train.*written permission|written permission.*scrap.*train/is,
  ],
  ['/terms-of-use', 'Payment Terms', /in advance.*non-refundable/s],
  ['/terms-of-use', 'Governing Law', /Wyoming.*courts/s],
  ['/terms-of-use', 'Dispute Resolution', /arbitration.*American Arbitration Association/s],
])('%s has the statements of the specification under %s', (route, heading, statement) => {
  expect(sectionText(route, heading)).toMatch(statement)
})

test('what a buyer gets, what is not cleared and what a reference price is are the same in the terms as elsewhere', () => {
  const terms = textOf(openPage('/terms-of-use').document.querySelector('.prose'))
  const page = openPage('/vistaset').screen
  const gets = textOf(page.getByText('What you get:').parentElement).replace('What you get: ', '')
  const [cleared, reference] = [/cleared as trademarks: /, /not a former selling price/].map((words) => {
    return textOf(within(page.getByRole('main')).getByText(words)).replace(/^No\. /, '')
  })
  for (const text of [gets, cleared, reference]) expect(terms).toContain(text)
})

test('the terms prohibit ten activities', () => {
  const heading = findHeading('/terms-of-use', 'Acceptable Use')
  let element = heading.nextElementSibling
  while (element && !/^(OL|UL|H2)$/.test(element.tagName)) element = element.nextElementSibling
  expect(element?.children).toHaveLength(10)
  expect(element?.tagName).not.toBe('H2')
})

test('the terms cover the rights to names and texts under six headings', () => {
  expect(texts(openPage('/terms-of-use').document.querySelectorAll('.prose h3'))).toEqual([
    'Ownership',
    'Limited Right to Access',
    'Prohibited IP-Related Uses',
    'Trademarks',
    'Feedback',
    'Enforcement',
  ])
})

function numberOf(heading: Element): number {
  return Number.parseInt(textOf(heading), 10)
}

function findHeading(route: string, name: string): Element {
  const headings = [...openPage(route).document.querySelectorAll('.prose h2')]
  const found = headings.find((heading) => textOf(heading).replace("'", '’').includes(name))
  if (found === undefined) throw new Error(`no section ${name} on ${route}`)
  return found
}

/** The text from a heading to the next one of the same level. */
function sectionText(route: string, name: string): string {
  const parts: string[] = []
  let element = findHeading(route, name).nextElementSibling
  for (; element && element.tagName !== 'H2'; element = element.nextElementSibling) parts.push(textOf(element))
  return parts.join('\n')
}
