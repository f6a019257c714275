import { repeated } from '../../lib/repeated'
import { metas, values } from '../site/elements'
import { locate } from '../site/locate'
import { inData } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** The head states the page's own address, and an existing image. */
export const addressesRule: Rule = {
  id: 'addresses',
  promise: 'canonical and share addresses are those of the page and of images that exist',
  fix: 'Generate the head from the address and the share image of the page (headEntries)',
  find: ({ site }) => plainHttp(site.home.url),
  findOn: (page, site) => [...ownAddresses(page), ...images(page, site)],
}

/** The data cannot name such an address, but the command line and the environment can. */
function plainHttp(home: string): Found[] {
  const { protocol, hostname } = new URL(home)
  // On this machine, http is fine. For a site to be published, the rule `placeholders` reports such an address.
  if (protocol !== 'http:' || /^(localhost|127\..*|\[::1\])$/.test(hostname)) return []
  const message = `found ${home} as the address of the site, expected one that starts with https://`
  return [{ severity: 'warning', message, fix: 'Set the address with --site-url, or in the environment of the host' }]
}

function ownAddresses(page: RenderedPage): string[] {
  const found = {
    'canonical address': values(page, 'link[rel="canonical"]', 'href'),
    'og:url': metas(page, 'og:url'),
  }
  return Object.entries(found)
    .filter(([, stated]) => stated.length !== 1 || stated[0] !== page.url)
    .map(([name, stated]) => `found ${inWords(name, stated)}, expected ${page.url} once`)
}

function images(page: RenderedPage, site: RenderedSite): string[] {
  // A site without a share card has no images, and says so.
  if (metas(page, 'twitter:card').join() === 'summary' && metas(page, 'og:image').length === 0) return []
  return ['og:image', 'twitter:image'].flatMap((name) => {
    const found = metas(page, name)
    const isThere = found.length > 0 && found.every((address) => site.fileOf.has(locate(address, site) ?? ''))
    return isThere ? [] : `found ${inWords(name, found)}, expected the address of an image of this site`
  })
}

function inWords(name: string, found: readonly string[]): string {
  return found.length === 0 ? `no ${name}` : `the ${name} ${found.join(' and ')}`
}

/** A text in the head that search engines show. */
interface SearchText {
  readonly name: 'title' | 'description'
  /** Fields of the data file that it may come from; the first one that exists counts. */
  readonly fields: readonly string[]
  /** In characters: engines truncate and replace texts of another length, but still list the page. */
  readonly least: number
  readonly most: number
}

/**
 * The first thing that search results and tabs show. No engine sets a limit: Google truncates at about 600 pixels and Bing
 * at about 65 characters of average width; fewer than ten say too little to be clicked.
 */
export const titlesRule = searchTextRule({ name: 'title', fields: ['title', 'name'], least: 10, most: 65 })

/**
 * The text below the title in search results. Google sets no limit and truncates at about 160 characters on wide screens;
 * Bing asks for at most that. Below 50, engines tend to use a sentence of the page instead.
 */
export const descriptionsRule = searchTextRule({
  name: 'description',
  fields: ['description'],
  least: 50,
  most: 160,
})

/** A text is missing on any page; on indexable pages, it may also be a duplicate, too short or too long. */
function searchTextRule({ name, fields, least, most }: SearchText): Rule {
  const fault = (page: RenderedPage, says: string) => ({ ...inData(page, ...fields), message: `${name}: ${says}` })
  return {
    id: `${name}s`,
    promise: `every page has a unique ${name} of ${least} to ${most} characters`,
    severity: 'warning',
    fix: `Write a ${name} of ${least} to ${most} characters, including what the template adds, that says what only this page has`,
    find: ({ pages }) => {
      const found = pages.map((page) => ({ page, texts: page[`${name}s`].filter(Boolean) }))
      const listed = found.flatMap(({ page, texts: [text] }) => (text && page.isIndexable ? [{ page, text }] : []))
      const notOne = found.filter(({ texts }) => texts.length !== 1)
      const wrong = listed.filter(({ text }) => [...text].length < least || [...text].length > most)
      return [
        ...notOne.map(({ page, texts }): Found => {
          return { ...fault(page, `found ${texts.length || 'none'}, expected one`), severity: 'error' }
        }),
        ...repeated(listed, ({ text }) => text).map(([{ page, text }, first]) =>
          fault(page, `found “${text}”, which ${first.page.path} also has, expected a different one for each page`),
        ),
        ...wrong.map(({ page, text }) =>
          fault(page, `found “${text}” of ${[...text].length} characters, expected ${least} to ${most}`),
        ),
      ]
    },
  }
}
