import type { ListPage } from 'build-site'
import { domainPages, listHead } from '../model/list-pages'
import type { Framed, PageModule } from '../model/site-types'
import type { DomainGroup, DomainList, Site } from '../model/types'
import { formatNumber } from '../rules/formats'
import { domainOffers } from '../structured-data/domain-offers'
import { listBreadcrumbs } from '../structured-data/web-page'
import './domains.css'
import { Buying } from '../components/buying'
import { DomainSearch } from '../components/domain-search'
import { KeyFigures } from '../components/key-figures'
import { ListPageHead } from '../components/list-page-head'
import { PageNav } from '../components/page-nav'
import { PriceList, SearchResults } from '../components/price-list'

/** The price list, if there is one, on as many pages as it needs. */
export default {
  pages: (site) => {
    const { domains } = site
    return domains === undefined ? [] : domainPages(domains, site).map((page) => domainsPage(page, domains, site))
  },
  body: Domains,
} satisfies PageModule<DomainsProps>

type DomainsProps = ReturnType<typeof domainsPage>['props']

function domainsPage(page: ListPage<DomainGroup>, domains: DomainList, site: Site) {
  const { groups, ...list } = domains
  const { address, title, description, heading, lead, tiles } = list
  return {
    address: page.address,
    within: address,
    isLong: true,
    head: {
      ...listHead(page, { title, description, items: 'domains', site: site.studio.name }),
      share: { title, line: lead, ...(tiles.highest.usd > 0 && { figure: `Up to ${tiles.highest.text}` }) },
      jsonLd: [
        domainOffers(heading, page.groups, page.number === 1 ? site.studio.buying.gets : undefined),
        listBreadcrumbs(site, { name: title, url: address.url }, page),
      ],
    },
    updated: list.updated,
    props: {
      ...{ page, list },
      collections: groups
        .filter(({ domains }) => domains.length > 0)
        .map(({ id, name }) => ({ value: id, label: name })),
      /** A sample row for the search of a paginated list. */
      example: list.index && groups.flatMap((group) => group.domains)[0],
    },
  }
}

function Domains({ frame: { studio }, page, list, collections, example }: Framed<DomainsProps>) {
  return (
    <>
      <ListPageHead page={page} heading={list.heading} lead={list.lead} items="domains" />
      {/* The search is sticky within this element. */}
      <div className="domain-lists">
        <DomainSearch list={list} collections={collections} contact={studio} />
        {page.number === 1 && (
          <KeyFigures
            label="The list in figures"
            figures={[
              { name: 'Total Domains', value: formatNumber(list.tiles.count) },
              { name: 'Cumulative Value', value: list.tiles.total.text },
              { name: 'Average Price', value: list.tiles.average.text },
              { name: 'Highest Price', value: list.tiles.highest.text },
            ]}
          />
        )}
        <p className="note price-note">{list.referenceNote}</p>
        {page.groups
          .filter(({ domains }) => domains.length > 0)
          .map((group) => (
            <PriceList key={group.id} group={group} />
          ))}
        <p className="shortlist">
          <label className="button" data-variant="primary">
            <input type="checkbox" /> Show only my shortlist
          </label>
        </p>
        {example !== undefined && <SearchResults example={example} />}
        <PageNav page={page} label="Pages of the price list" />
      </div>
      {page.number === 1 && <Buying {...studio.buying} />}
      <p className="note downloads">
        Download the whole list: <a href={list.downloads.csv.href}>CSV for spreadsheets</a>,{' '}
        <a href={list.downloads.json.href}>JSON for programs</a>.
      </p>
    </>
  )
}
