import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { long } from '../support/long'
import { openPage, textOf, theOne } from '../support/site-page'
import { brands } from '../support/specified'

/** How the page of a brand offers it (specification §2, "Brand detail pages"). */
interface Offer {
  readonly buy: 'Buy Now' | 'Purchase Domain'
  readonly marketCaption: 'Total addressable market' | 'Total Addressable Market'
  readonly priceCaption: 'Domain acquisition' | null
}

const vista: Offer = { buy: 'Buy Now', marketCaption: 'Total addressable market', priceCaption: null }
const purchase: Offer = { ...vista, buy: 'Purchase Domain', priceCaption: 'Domain acquisition' }
const firstTwo: Offer = { ...purchase, marketCaption: 'Total Addressable Market' }
const aiOffers: Readonly<Record<string, Offer>> = {
  JumpinAI: firstTwo,
  AiRushTimes: firstTwo,
  ApplyAIFast: vista,
  AIRushPilot: vista,
  AIRushBase: purchase,
  AIRushVentures: purchase,
  AIRushConsulting: purchase,
}

/** What the mail of an offer asks for, a line each. */
const asks =
  'Your%20offer%20in%20US%20dollars%3A%20%0D%0AHow%20and%20when%20you%20would%20pay%3A%20%0D%0AWho%20the%20buyer%20is%3A%20'

describe.each(brands)('the page of $name', ({ name, slug, collection, price, reference }) => {
  const { document } = openPage(`/${slug}`)
  const { buy, marketCaption, priceCaption } = aiOffers[name] ?? vista
  const section = theOne(document, '#acquisition')
  const mail = `mailto:offers@example.com?subject=Domain%20Offer%3A%20${name}&body=${asks}`
  const { getByText, getAllByRole, getByRole, queryByText } = within(section)

  test(`asks ${price} and strikes ${reference} through`, () => {
    expect(textOf(section)).toContain(`Reference price ${reference} Price ${price}`)
    expect(getByText(reference).tagName).toBe('S')
    expect(getByText(price).tagName).not.toBe('S')
    expect(getByText(/not a former selling price/)).toBeDefined()
  })

  test(`captions the market '${marketCaption}' and the price ${priceCaption ?? 'not at all'}`, () => {
    expect(within(theOne(document, '#market')).getByText(marketCaption)).toBeDefined()
    expect(queryByText('Domain acquisition')?.textContent ?? null).toBe(priceCaption)
  })

  test(`'${buy}' opens the registrar's search for its domain in a new tab`, () => {
    const [link] = getAllByRole<HTMLAnchorElement>('link')
    expect(link?.textContent?.startsWith(buy)).toBe(true)
    expect(link?.href).toBe(`https://www.godaddy.com/domainsearch/find?domainToCheck=${slug}.com`)
    expect(link?.target).toBe('_blank')
  })

  test(
    `'Make an Offer' ${collection === 'vista' ? 'opens the aftermarket listing' : 'writes a mail that asks for the offer'}`,
    long,
    () => {
      const link = getByRole<HTMLAnchorElement>('link', { name: /^Make an Offer/ })
      const expected = collection === 'vista' ? [`https://www.afternic.com/forsale/${slug}.com`, '_blank'] : [mail, '']
      expect([link.href, link.target]).toEqual(expected)
    },
  )

  test('there are two buttons, and below that to a marketplace a plain link for an offer by mail', () => {
    const links = getAllByRole<HTMLAnchorElement>('link')
    expect(links.filter(({ className }) => className === 'button')).toHaveLength(2)
    const plain = links.filter(({ className }) => className === '').map(({ href }) => href)
    expect(plain).toEqual(collection === 'vista' ? [mail] : [])
  })
})

test('every brand has its own acquisition paragraph', () => {
  const paragraphs = brands.map(({ slug }) => textOf(openPage(`/${slug}`).document.querySelector('.acquisition-text')))
  expect(paragraphs.every((paragraph) => paragraph.length > 60)).toBe(true)
  expect(new Set(paragraphs).size).toBe(36)
})
