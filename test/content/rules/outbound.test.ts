import { describe, expect, test } from 'vitest'
import { domainUrl, mailto } from '../../../src/content/rules/outbound'

describe('domainUrl', () => {
  test.each([
    ['https://registrar.example/find?domainToCheck={domain}', 'https://registrar.example/find?domainToCheck=a-b.com'],
    ['https://market.example/forsale/{domain}', 'https://market.example/forsale/a-b.com'],
    ['https://market.example/{domain}?name={domain}', 'https://market.example/a-b.com?name=a-b.com'],
  ])('%s', (template, address) => {
    expect(domainUrl(template, 'a-b.com')).toBe(address)
  })

  test('a domain with letters that are not ASCII is linked in its other form', () => {
    expect(domainUrl('https://a.example/?d={domain}', 'łódź.com')).toBe('https://a.example/?d=xn--d-uga0v4h.com')
  })

  test('a domain cannot add parameters', () => {
    expect(domainUrl('https://a.example/?d={domain}', 'a&b=c#$&')).toBe('https://a.example/?d=a%26b%3Dc%23%24%26')
  })
})

describe('mailto', () => {
  test.each([
    ['without a subject', undefined, 'mailto:offers@example.com'],
    ['with a subject', 'Domain Offer: JumpinAI', 'mailto:offers@example.com?subject=Domain%20Offer%3A%20JumpinAI'],
    ['with signs that mean something', 'A & B?#', 'mailto:offers@example.com?subject=A%20%26%20B%3F%23'],
  ])('%s', (_case, subject, link) => {
    expect(mailto('offers@example.com', subject)).toBe(link)
  })

  test('with a body, whose lines end as mails require', () => {
    const body = 'Domain: \nOffer & terms: '
    expect(mailto('a@host.example', 'A', body)).toBe(
      'mailto:a@host.example?subject=A&body=Domain%3A%20%0D%0AOffer%20%26%20terms%3A%20',
    )
    expect(mailto('a@host.example', undefined, 'B')).toBe('mailto:a@host.example?body=B')
  })

  test('to a domain with letters that are not ASCII', () => {
    expect(mailto('offers@łódź.com')).toBe('mailto:offers@xn--d-uga0v4h.com')
  })
})
