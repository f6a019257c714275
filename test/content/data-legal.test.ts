import { describe, expect, test } from 'vitest'
import { mistakesIn } from '../support/data-folder'
import { loadSite } from '../support/load-site'
import { bySlug, loadRealData } from '../support/real-data'

const { legal } = await loadRealData()
const privacy = bySlug(legal, 'privacy-policy')
const terms = bySlug(legal, 'terms-of-use')
const site = await loadSite()

/** The prose below a heading, as a single line. */
function section(entry: typeof privacy, title: string): string {
  const found = (entry.source.body ?? '')
    .split(/^#{2,3} /m)
    .find((text) => text.replace(/^\d+\. /, '').startsWith(title))
  if (found === undefined) throw new Error(`there is no section ${title}`)
  return found.replace(/\s+/g, ' ')
}

const headings = (slug: string) => bySlug(site.legal, slug).sections.map(({ title }) => title)

test('a legal text that the site requires and that is not there is an error where it is named', async () => {
  expect(await mistakesIn({}, ['site.yaml', '[privacy-policy, terms-of-use]', '[privacy-policy, terms]'])).toMatch(
    /data\/site\.yaml:\d+ legal\.1: found terms, expected the name of a file in data\/legal/,
  )
})

test.each([
  [privacy, 'Privacy Policy'],
  [terms, 'Terms of Use'],
])('a legal text was last updated August 1, 2025', ({ value }, title) => {
  expect(value).toMatchObject({ title, updated: '2025-08-01' })
})

test('the privacy policy has 13 sections', () => {
  expect(headings('privacy-policy')).toEqual([
    '1. Introduction',
    '2. Information We Collect',
    '3. How We Use Information',
    '4. How We Share Information',
    '5. Data Security',
    '6. Data Retention',
    '7. Your Privacy Rights',
    '8. Cookies and Similar Technologies',
    '9. Third-Party Links',
    '10. Children’s Privacy',
    '11. International Transfers',
    '12. Changes to This Policy',
    '13. Contact Us',
  ])
})

test('the terms of use have 17 sections', () => {
  expect(headings('terms-of-use')).toEqual([
    '1. Agreement to Terms',
    '2. Description of Services',
    '3. Eligibility and Account Information',
    '4. Acceptable Use',
    '5. Intellectual Property Rights',
    '6. Payment Terms',
    '7. Privacy',
    '8. Disclaimers',
    '9. Limitation of Liability',
    '10. Indemnification',
    '11. Termination',
    '12. Governing Law',
    '13. Dispute Resolution',
    '14. Severability',
    '15. Changes to Terms',
    '16. Entire Agreement',
    '17. Contact',
  ])
})

describe('the privacy policy', () => {
  test.each([
    ['Introduction', /intellectual property notice/i],
    ['Children’s Privacy', /does not serve children under 13/],
    ['Cookies', /vistaPortfolioAccess.*vistaAccessTimestamp/],
    ['Your Privacy Rights', /write to \[\{email\}\]\(mailto:\{email\}\)/],
    ['Contact Us', /mailto:\{email\}/],
  ])('%s says %s', (title, fact) => {
    expect(section(privacy, title)).toMatch(fact)
  })

  test('names the six rights', () => {
    const rights = [...section(privacy, 'Your Privacy Rights').matchAll(/\*\*([\w-]+):\*\*/g)].map(([, right]) => right)
    expect(rights).toEqual(['Access', 'Correction', 'Deletion', 'Portability', 'Opt-out', 'Restriction'])
  })
})

describe('the terms of use', () => {
  test('prohibit ten activities', () => {
    const list = /<ol>([\s\S]*?)<\/ol>/.exec(bySlug(site.legal, 'terms-of-use').html)?.[1] ?? ''
    expect(list.match(/<li>/g)).toHaveLength(10)
  })

  test.each([
    ['Eligibility', /18 or older/],
    ['Limited Right to Access', /limited, non-exclusive/],
    [
      'Prohibited IP-Related Uses',
      /without our prior written permission.*Scraping.*Dataset.*AI training.*Look-alike names/,
    ],
    ['Trademarks', /\{studio\}/],
    ['Feedback', /suggestion/],
    ['Enforcement', /remedy/],
    ['Payment Terms', /due in advance and are non-refundable, unless the agreement specifies otherwise/],
    ['Privacy', /\[Privacy Policy\]\(\/privacy-policy\)/],
    ['Governing Law', /laws of the State of Wyoming.*courts located in Wyoming/],
    ['Dispute Resolution', /binding arbitration.*American Arbitration Association/],
  ])('%s says %s', (title, fact) => {
    expect(section(terms, title)).toMatch(fact)
  })
})

test.each([
  ['privacy-policy', privacy],
  ['terms-of-use', terms],
])('%s contains no literal name or address: they come from the data', (_slug, { source }) => {
  expect(source.body).not.toMatch(/Northmark|example\.com/)
})
