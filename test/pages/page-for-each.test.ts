import { type PageModule, pageForEach, type SiteCommon } from 'build-site'
import { expect, test } from 'vitest'
import { loadSite } from '../support/load-site'
import { pageAt } from '../support/pages'

const site = await loadSite()

test('there is one page for each thing, made from it and from what all pages have in common', () => {
  const told: SiteCommon[] = []
  const pages = pageForEach(
    ({ collections }) => collections,
    ({ slug }, common) => {
      told.push(common)
      return pageAt(`/${slug}`)
    },
  )
  expect(pages(site).map(({ address }) => address.path)).toEqual(site.collections.map(({ slug }) => `/${slug}`))
  const { studio, addresses, address } = site
  // This excludes the lists of the site: a page that used them would depend on them unnoticed.
  for (const common of told) expect(common).toEqual({ studio, addresses, address })
})

test('such pages work like pages of any other template', () => {
  const module: PageModule<{ readonly name: string }> = {
    pages: pageForEach(
      ({ collections }) => collections,
      ({ slug, name }) => ({ ...pageAt(`/${slug}`), props: { name } }),
    ),
    body: ({ name }) => name,
  }
  const unlike: PageModule<{ readonly name: string }> = {
    // @ts-expect-error: not what the body asks for
    pages: pageForEach(
      ({ collections }) => collections,
      ({ slug, name }) => ({ ...pageAt(`/${slug}`), props: { title: name } }),
    ),
    body: ({ name }) => name,
  }
  const looking: PageModule<object> = {
    pages: pageForEach(
      ({ collections }) => collections,
      // @ts-expect-error: what the whole site holds is not for one page
      ({ slug }, { domains }) => ({ ...pageAt(`/${slug}`), props: { domains } }),
    ),
    body: () => null,
  }
  for (const { pages } of [module, unlike, looking]) expect(pages).toHaveProperty('pageOf')
})
