import { describe, expect, test } from 'vitest'
import { pageFile, readSiteFile } from '../support/site-files'
import { openPage, textOf } from '../support/site-page'
import { errorRoutes, routes } from '../support/specified'

describe.each([...routes, ...errorRoutes])('the markup of %s', (route) => {
  const { document } = openPage(route)
  const all = <T extends Element = Element>(selector: string) => [...document.querySelectorAll<T>(selector)]

  test('has one h1, and headings that go down one level at a time', () => {
    const levels = all('main h1, main h2, main h3, main h4, main h5, main h6').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([])
    expect(all('h1').length).toBe(1)
  })

  test('has no duplicate ids, and every reference to an id is valid', () => {
    const ids = all('[id]').map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const attributes = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget']
    const used = attributes.flatMap((name) =>
      all(`[${name}]`).flatMap((user) => user.getAttribute(name)?.split(' ') ?? []),
    )
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('opens external links in a new tab, without a reference to the opener, and says so; nothing else', () => {
    // Links in drawings have no address of their own in the DOM, and stay within the site.
    const drawn = all('svg a').map((link) => link.getAttribute('href') ?? '')
    expect(drawn.filter((href) => !/^\/(?!\/)/.test(href))).toEqual([])
    const links = all<HTMLAnchorElement>('a[href]:not(svg a)')
    const outbound = links.filter(
      ({ origin, protocol }) => protocol !== 'mailto:' && origin !== document.location.origin,
    )
    expect(outbound.filter(({ target, rel }) => target !== '_blank' || rel !== 'noopener noreferrer')).toEqual([])
    expect(outbound.filter((link) => !textOf(link).endsWith('(opens in a new tab)'))).toEqual([])
    expect(outbound.filter(({ protocol }) => protocol !== 'https:')).toEqual([])
    expect(links.filter(({ target }) => target === '_blank')).toEqual(outbound)
  })

  test('has no inline script, no event handler, no style attribute', () => {
    const attributes = all('*').flatMap((element) => [...element.attributes].map(({ name }) => name))
    expect(attributes.filter((name) => /^on|^style$/.test(name))).toEqual([])
    const kinds = all('script:not([src])').map((script) => script.getAttribute('type'))
    expect(kinds.filter((kind) => kind !== 'application/ld+json' && kind !== 'speculationrules')).toEqual([])
    expect(all('a[href^="javascript:"]')).toEqual([])
  })

  test('loads nothing from other sites', () => {
    const loaded = all('[src], link[rel~=stylesheet], link[rel~=icon], link[rel~=preload], link[rel=manifest]')
    const addresses = loaded.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
    expect(all('iframe, object, embed, base, link[rel=preconnect], link[rel=dns-prefetch]')).toEqual([])
  })

  test('has one script, which does not block', () => {
    const scripts = all<HTMLScriptElement>('script[src]')
    expect(scripts.map(({ defer }) => defer)).toEqual([true])
  })

  test('has no placeholder, no undefined value and no empty heading, link or button', () => {
    expect(textOf(document.body)).not.toMatch(/\{[a-z.]+\}|undefined|NaN|\[object/)
    expect(all('h1, h2, h3, h4, a, button').filter((element) => textOf(element) === '')).toEqual([])
  })
})

test('no style sheet loads anything from other sites either', () => {
  // The parsed pages contain no styles, so the files are read.
  const styles = [...routes, ...errorRoutes].map((route) => stylesOf(route))
  expect(styles.filter((css) => css === '')).toEqual([])
  expect(styles.filter((css) => /@import|url\(["']?(https?:)?\/\//.test(css))).toEqual([])
})

function stylesOf(route: string): string {
  return readSiteFile(pageFile(route)).match(/<style>(.*?)<\/style>/s)?.[1] ?? ''
}
