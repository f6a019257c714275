import { describe, expect, test } from 'vitest'
import { bySlug, loadRealData } from '../support/real-data'
import { contactTopics } from '../support/specified'

const data = await loadRealData()
const vista = bySlug(data.collections, 'vista').value
const ai = bySlug(data.collections, 'ai').value

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

test.each([
  ['404: code', data.errors.value.notFound.code, '404'],
  ['404: title', data.errors.value.notFound.title, 'Page Not Found'],
  ['404: description', data.errors.value.notFound.description, 'The page you are looking for does not exist.'],
  ['404: heading', data.errors.value.notFound.heading, 'Oops! Page not found'],
  ['404: link', data.errors.value.notFound.action, 'Return to Home'],
  ['500: heading', data.errors.value.crash.heading, 'Unexpected Application Error!'],
  ['missing brand: heading', data.errors.value.missingBrand.heading, 'Brand not found'],
  ['home: domains button', data.home.value.about.action, 'Our Domains'],
  ['home: last section', data.home.value.touch.heading, 'Get in Touch'],
  ['home: contact button', data.home.value.touch.contact, 'Contact Us'],
  ['home: trigger of the dialog', data.home.value.touch.access, 'Request portfolio access'],
  ['dialog: title', data.home.value.access.title, 'Exclusive Portfolio Access'],
  ['dialog: while verifying', data.home.value.access.verifying, 'Verifying...'],
  ['contact: heading', data.contact.value.heading, 'Contact Us'],
  ['contact: button', data.contact.value.action, 'Email Us Directly'],
])('the wording of the specification, %s', (_place, words, expected) => {
  expect(words).toBe(expected)
})

test.each(data.brands.map(({ slug, value }) => [slug, value] as const))(
  '%s reads as a plan unless it is active',
  (slug, brand) => {
    const isActive = [vista, ai].some(({ existing }) => existing.brands.includes(slug))
    const plan = /\b(plan|planned|planning|would|could|concept|proposed|meant|designed)\b/i
    for (const text of isActive ? [] : [brand.summary, brand.description]) expect(text).toMatch(plan)
  },
)

test('the dialog acknowledges that its user is a qualified investor or institutional partner', () => {
  expect(data.home.value.access.text).toMatch(/qualified investor or (an )?institutional partner/)
})

test('the contact page lists the six topics of the specification', () => {
  expect(data.contact.value.topics.map(({ topic }) => topic.toLowerCase())).toEqual(contactTopics)
})

test.each([
  ['Vista', vista, ['Structural Advantage', 'Capital Efficiency']],
  ['AI', ai, ['Budget Shift', 'Defensibility & Unit Economics']],
])('the %s portfolio closes with an investment thesis of two cards', (_name, { thesis }, headings) => {
  expect([thesis.heading, ...thesis.cards.map(({ heading }) => heading)]).toEqual(['Investment Thesis', ...headings])
})

test.each([
  ['Vista', vista],
  ['AI', ai],
])('the %s portfolio is said to be exclusively for investors, institutions and partners', (_name, { overview }) => {
  expect(overview.join(' ')).toMatch(/exclusively (for|to) investors, financial institutions and strategic partners/)
})

describe('counts are never hard-coded', () => {
  const number =
    '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|thirty-six|twenty-nine|forty)'
  const typed = new RegExp(
    `\\b${number}(?: of its)?(?: \\w+)? (?:brands|collections|portfolios|domains|names)\\b`,
    'gi',
  )
  const { site, home, contact, errors, domains, collections, legal } = data
  const files = [site, home, contact, errors, domains, ...collections, ...legal]

  test.each(files.map(({ source, value }) => [source.file, textsIn(value).concat(source.body ?? '')] as const))(
    '%s',
    (_file, texts) => {
      expect(texts.flatMap((text) => text.match(typed) ?? [])).toEqual([])
    },
  )
})
