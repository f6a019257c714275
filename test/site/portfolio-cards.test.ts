import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openPage, textOf, texts, theOne } from '../support/site-page'
import { brands, order } from '../support/specified'

const cases = brands.map((brand) => {
  const position = order[brand.collection].indexOf(brand.name)
  return { ...brand, number: String(position + 1).padStart(2, '0'), isActive: position < 2 }
})

/** The card whose id is the lowercase name; others have none. */
function cardOf({ collection, slug }: { collection: string; slug: string }): HTMLElement {
  const card = openPage(`/${collection}-collection-portfolio`).document.getElementById(slug)
  if (card === null) throw new Error(`no card with the id ${slug}`)
  return card
}

describe.each(cases)('the card of $name', (brand) => {
  const { name, slug, number, isActive, price, reference } = brand
  const card = cardOf(brand)
  const { getByRole, getByText } = within(card)

  test('has its number, its badge, its name and one link to its page', () => {
    expect(getByText(/^\d+$/).textContent).toBe(number)
    expect(getByText(/ • /).textContent).toMatch(isActive ? /^Active • \w/ : /^In Development • \w/)
    expect(getByRole('link', { name }).getAttribute('href')).toBe(`/${slug}`)
    expect(card.querySelectorAll(`a[href="/${slug}"]`)).toHaveLength(1)
  })

  test('has a closed Investor details panel with the five facts', () => {
    const [panel] = card.querySelectorAll('details')
    expect(panel?.open).toBe(false)
    expect(textOf(panel?.querySelector('summary') ?? null)).toMatch(/^Investor details/)
    expect(texts(card.querySelectorAll('dt'))).toEqual([
      'Market Size',
      'Target Audience',
      'Revenue Model',
      'Investment Thesis',
      'Risk Mitigation',
    ])
    expect(texts(card.querySelectorAll('dd')).every((fact) => fact.length > 3)).toBe(true)
  })

  test('shows description and details, the same as on the page of the brand', () => {
    const { document } = openPage(`/${slug}`)
    const [description, details] = ['article .lead', '#overview p'].map((part) => textOf(theOne(document, part)))
    expect(texts(card.querySelectorAll('p'))).toEqual(expect.arrayContaining([description, details]))
  })

  test('has an acquisition box with both prices', () => {
    const heading = getByRole('heading', { name: 'Acquisition Opportunity' })
    const box = textOf(heading.parentElement)
    expect(box).toContain('Interested in buying this domain?')
    expect(box).toContain(`Reference price ${reference} Price ${price}`)
    expect(getByText(reference).tagName).toBe('S')
  })

  test(
    isVistaActive(slug) ? 'leads to the acquisition section of its page' : 'leads to the registrar in a new tab',
    () => {
      const link = within(theOne(card, '.acquisition-box')).getByRole<HTMLAnchorElement>('link')
      if (isVistaActive(slug)) {
        expect(link.getAttribute('href')).toBe(`/${slug}#acquisition`)
        return
      }
      expect(link.textContent).toMatch(/^Buy this domain now/)
      expect([link.getAttribute('href'), link.target]).toEqual([registrar(slug), '_blank'])
    },
  )

  test('links to its website in a new tab', () => {
    const link = getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${slug}\\.com`) })
    expect([link.getAttribute('href'), link.target]).toEqual([`https://${slug}.com`, '_blank'])
  })
})

/** The price map omits these two (specification §3). */
function isVistaActive(slug: string): boolean {
  return slug === 'vistaready' || slug === 'vistanests'
}

function registrar(slug: string): string {
  return `https://www.godaddy.com/domainsearch/find?domainToCheck=${slug}.com`
}
