import type { ListPage, Page } from 'build-site'
import { listHead } from '../model/list-head'
import { domainPages } from '../model/list-pages'
import type { PageModule } from '../model/site-types'
import type { DomainGroup, DomainList, Site, Studio } from '../model/types'
import { formatNumber } from '../rules/formats'
import { listBreadcrumbs } from '../structured-data/breadcrumbs'
import { domainOffers } from '../structured-data/domain-offers'
import './domains.css'
import { Buying } from '../components/buying'
import { DomainSearch, type SearchableList, searchableList } from '../components/domain-search'
import { KeyFigures } from '../components/key-figures'
import { ListPageHead } from '../components/list-page-head'
import { PageNav } from '../components/page-nav'
import { PriceLadder } from '../components/price-ladder'
import { type DomainRow, PriceList, type RowGroup, rowOf } from '../components/price-list'
import { SearchResults } from '../components/search-results'

/** The price list, on as many pages as it needs. */
const template: PageModule<DomainsProps> = {
  pages: (site) => sheetsOf(site).map((sheet) => domainsPage(sheet, site)),
  body: Domains,
}

export default template

/** The whole list without its rows; those of the current page are in `page`. */
interface DomainsProps extends SearchableList, Pick<DomainList, 'heading' | 'downloads'> {
  readonly page: ListPage<RowGroup>
  readonly note: string
  readonly buying: Studio['buying']
  readonly contact: Pick<Studio, 'email' | 'mailto'>
  /** Content about the whole list; undefined on further pages. */
  readonly opening: Pick<DomainList, 'lead' | 'tiles' | 'ladder'> | undefined
  /** A sample row for the search of a paginated list. */
  readonly example: DomainRow | undefined
}

/** What a page of the price list is made from. */
interface Sheet extends Pick<DomainsProps, 'opening' | 'example'> {
  readonly list: SearchableList &
    Pick<DomainList, 'address' | 'title' | 'description' | 'heading' | 'lead' | 'updated'> & {
      /** The highest price of the list; 0 where nothing is for sale. */
      readonly highest: DomainList['tiles']['highest']
    }
  readonly downloads: DomainList['downloads']
  readonly page: ListPage<DomainGroup>
}

function sheetsOf(site: Site): Sheet[] {
  const { domains } = site
  const { address, title, description, heading, lead, updated, downloads, tiles, ladder } = domains
  const search = searchableList(domains)
  const list = { ...search, address, title, description, heading, lead, updated, highest: tiles.highest }
  const example = domains.index && domains.groups.flatMap((group) => group.domains.slice(0, 1).map(rowOf))[0]
  return domainPages(domains, site).map((page) => ({
    list,
    downloads,
    page,
    opening: page.number === 1 ? { lead, tiles, ladder } : undefined,
    example,
  }))
}

function domainsPage(sheet: Sheet, site: Site): Page<DomainsProps> {
  const { list, downloads, page, opening, example } = sheet
  const { address, title, description, heading, lead, updated, highest, ...search } = list
  return {
    address: page.address,
    within: address,
    isLong: true,
    head: {
      ...listHead(page, { title, description, items: 'domains', site: site.studio.name }),
      share: { title, line: lead, ...(highest.usd > 0 && { figure: `up to ${highest.text}` }) },
      jsonLd: structuredData(sheet, site),
    },
    updated,
    props: {
      page: { ...page, groups: page.groups.map(rowsOf) },
      heading,
      downloads,
      note: site.studio.referenceNote,
      buying: site.studio.buying,
      contact: { email: site.studio.email, mailto: site.studio.mailto },
      ...search,
      opening,
      example,
    },
  }
}

function rowsOf({ domains, ...group }: DomainGroup): RowGroup {
  return { ...group, domains: domains.map(rowOf) }
}

function structuredData({ list, page }: Sheet, site: Site): Page['head']['jsonLd'] {
  const { heading, title, address } = list
  return [
    domainOffers({ heading, groups: page.groups }),
    listBreadcrumbs(site, { name: title, url: address.url }, page),
  ]
}

function Domains({ page, heading, note, buying, contact, opening, example, downloads, ...list }: DomainsProps) {
  return (
    <>
      {opening !== undefined ? (
        <Opening {...opening} heading={heading} />
      ) : (
        <ListPageHead page={page} heading={heading} items="domains" />
      )}
      {/* The search stays in view for as long as this does. */}
      <div className="domain-lists">
        <DomainSearch {...list} contact={contact} />
        <p className="note price-note">{note}</p>
        {page.groups
          .filter(({ domains }) => domains.length > 0)
          .map((group) => (
            <PriceList key={group.id} group={group} />
          ))}
        {example !== undefined && <SearchResults example={example} />}
        <PageNav page={page} label="Pages of the price list" />
      </div>
      {opening !== undefined && opening.ladder.rungs.length > 0 && <PriceLadder ladder={opening.ladder} />}
      {opening !== undefined && <Buying steps={buying} />}
      <Downloads downloads={downloads} />
    </>
  )
}

/** Content about the whole list, shown on its first page only. */
function Opening({ heading, lead, tiles }: Pick<DomainList, 'heading' | 'lead' | 'tiles'>) {
  return (
    <>
      <header className="page-head">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </header>
      <Tiles tiles={tiles} />
    </>
  )
}

function Tiles({ tiles }: { readonly tiles: DomainList['tiles'] }) {
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

function Downloads({ downloads: { csv, json } }: { readonly downloads: DomainList['downloads'] }) {
  return (
    <p className="note downloads">
      The whole list to take away: <a href={csv.href}>CSV for spreadsheets</a>,{' '}
      <a href={json.href}>JSON for programs</a>.
    </p>
  )
}
