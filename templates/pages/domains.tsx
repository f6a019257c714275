import type { ListPage } from 'build-site'
import { listHead } from '../model/list-head'
import { domainPages } from '../model/list-pages'
import type { PageModule } from '../model/site-types'
import type { DomainGroup, DomainList, Site } from '../model/types'
import { formatNumber } from '../rules/formats'
import { listBreadcrumbs } from '../structured-data/breadcrumbs'
import { domainOffers } from '../structured-data/domain-offers'
import './domains.css'
import { Buying } from '../components/buying'
import { DomainSearch, searchableList } from '../components/domain-search'
import { KeyFigures } from '../components/key-figures'
import { ListPageHead } from '../components/list-page-head'
import { PageNav } from '../components/page-nav'
import { PriceList, rowOf, rowsOf } from '../components/price-list'
import { SearchResults } from '../components/search-results'

/** The price list, if there is one, on as many pages as it needs. */
export default {
  pages: (site) => (site.domains === undefined ? [] : domainsPages(site.domains, site)),
  body: Domains,
} satisfies PageModule<DomainsProps>

type DomainsProps = ReturnType<typeof domainsPage>['props']

function domainsPages(domains: DomainList, site: Site) {
  return domainPages(domains, site).map((page) => domainsPage(page, domains, site))
}

function domainsPage(page: ListPage<DomainGroup>, domains: DomainList, site: Site) {
  const { address, title, description, heading, lead, updated, downloads, tiles } = domains
  const { email, mailto, buying } = site.studio
  const [example] = domains.groups.flatMap((group) => group.domains.slice(0, 1))
  return {
    address: page.address,
    within: address,
    isLong: true,
    head: {
      ...listHead(page, { title, description, items: 'domains', site: site.studio.name }),
      share: { title, line: lead, ...(tiles.highest.usd > 0 && { figure: `Up to ${tiles.highest.text}` }) },
      jsonLd: [
        domainOffers(heading, page.groups, page.number === 1 ? buying.gets : undefined),
        listBreadcrumbs(site, { name: title, url: address.url }, page),
      ],
    },
    updated,
    props: {
      ...{ heading, lead, downloads, note: site.studio.referenceNote, contact: { email, mailto } },
      page: { ...page, groups: page.groups.map(rowsOf) },
      list: searchableList(domains),
      /** Content about the whole list; undefined on further pages. */
      opening: page.number === 1 ? { tiles, buying } : undefined,
      /** A sample row for the search of a paginated list. */
      example: domains.index && example && rowOf(example),
    },
  }
}

function Domains({ page, heading, lead, note, list, contact, opening, example, downloads }: DomainsProps) {
  return (
    <>
      <ListPageHead page={page} heading={heading} lead={lead} items="domains" />
      {/* The search is sticky within this element. */}
      <div className="domain-lists">
        <DomainSearch list={list} contact={contact} />
        {opening !== undefined && <Tiles tiles={opening.tiles} />}
        <p className="note price-note">{note}</p>
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
      {opening !== undefined && <Buying {...opening.buying} />}
      <p className="note downloads">
        Download the whole list: <a href={downloads.csv.href}>CSV for spreadsheets</a>,{' '}
        <a href={downloads.json.href}>JSON for programs</a>.
      </p>
    </>
  )
}

function Tiles({ tiles }: Pick<DomainList, 'tiles'>) {
  return (
    <KeyFigures
      label="The list in figures"
      figures={[
        { name: 'Total Domains', value: formatNumber(tiles.count) },
        { name: 'Cumulative Value', value: tiles.total.text },
        { name: 'Average Price', value: tiles.average.text },
        { name: 'Highest Price', value: tiles.highest.text },
      ]}
    />
  )
}
