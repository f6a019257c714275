import {
  type DomainGroup,
  type DomainList,
  domainOffers,
  domainPages,
  type ListPage,
  listBreadcrumbs,
  listHead,
  type Page,
  type PageModule,
  type Site,
} from 'build-site'
import './domains.css'
import { DomainSearch } from '../components/domain-search'
import { Ledger } from '../components/ledger'
import { ListPageHead } from '../components/list-page-head'
import { PageNav } from '../components/page-nav'
import { PriceLadder } from '../components/price-ladder'
import { PriceList } from '../components/price-list'
import { SearchResults } from '../components/search-results'

/** The price list, on as many pages as it needs (specification §2, Domains for Sale). */
const pages: PageModule = (site) => domainPages(site.domains, site).map((page) => domainsPage(site, page))

export default pages

function domainsPage(site: Site, page: ListPage<DomainGroup>): Page {
  const { domains, studio } = site
  const { title, lead, tiles, updated } = domains
  return {
    address: page.address,
    head: {
      ...listHead(page, { ...domains, items: 'domains', studio: studio.name }),
      share: { title, line: lead, figure: `${tiles.count} domains` },
      jsonLd: structuredData(site, page),
    },
    updated,
    render: () => <Domains site={site} page={page} />,
  }
}

function structuredData(site: Site, page: ListPage<DomainGroup>): Page['head']['jsonLd'] {
  const { heading, title, address } = site.domains
  return [
    domainOffers({ heading, groups: page.groups }),
    listBreadcrumbs(site, { name: title, url: address.url }, page),
  ]
}

interface DomainsProps {
  readonly site: Site
  readonly page: ListPage<DomainGroup>
}

function Domains({ site: { domains, studio }, page }: DomainsProps) {
  return (
    <>
      {page.number === 1 ? (
        <Opening domains={domains} note={studio.referenceNote} />
      ) : (
        <ListPageHead page={page} heading={domains.heading} items="domains" note={studio.referenceNote} />
      )}
      <DomainSearch domains={domains} action={domains.address.href} />
      {page.groups.map((group) => (
        <PriceList key={group.id} group={group} />
      ))}
      <SearchResults domains={domains} />
      <PageNav page={page} label="Pages of the price list" />
      <Downloads downloads={domains.downloads} />
    </>
  )
}

/** What is said of the whole list stands on its first page only. */
function Opening({ domains, note }: { readonly domains: DomainList; readonly note: string }) {
  return (
    <>
      <header className="page-head">
        <h1>{domains.heading}</h1>
        <p className="lead">{domains.lead}</p>
      </header>
      <Tiles tiles={domains.tiles} />
      <p className="note">{note}</p>
      <PriceLadder ladder={domains.ladder} />
    </>
  )
}

function Tiles({ tiles }: { readonly tiles: DomainList['tiles'] }) {
  return (
    <Ledger
      label="The list in figures"
      figures={[
        { name: 'Total Domains', value: tiles.count.toLocaleString('en-US') },
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
