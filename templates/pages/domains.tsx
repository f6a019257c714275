import { breadcrumbs, type DomainList, domainOffers, type PageModule, type Site } from 'build-site'
import './domains.css'
import { DomainSearch } from '../components/domain-search'
import { Ledger } from '../components/ledger'
import { PriceLadder } from '../components/price-ladder'
import { PriceList } from '../components/price-list'

/** The price list (specification §2, Domains for Sale). */
const pages: PageModule = (site) => {
  const { domains, studio, addresses } = site
  const { title, description, updated } = domains
  return [
    {
      address: addresses.domains,
      head: {
        title: `${title} | ${studio.name}`,
        description,
        share: { title, line: domains.lead, figure: `${domains.tiles.count} domains` },
        jsonLd: [
          domainOffers(domains),
          breadcrumbs({ name: studio.name, url: addresses.home.url }, { name: title, url: addresses.domains.url }),
        ],
      },
      updated,
      render: () => <Domains site={site} />,
    },
  ]
}

export default pages

function Domains({ site: { domains, studio, addresses } }: { readonly site: Site }) {
  return (
    <>
      <header className="page-head">
        <h1>{domains.heading}</h1>
        <p className="lead">{domains.lead}</p>
      </header>
      <Tiles tiles={domains.tiles} />
      <p className="note">{studio.referenceNote}</p>
      <PriceLadder domains={domains.groups.flatMap((group) => group.domains)} />
      <DomainSearch domains={domains} action={addresses.domains.href} />
      {domains.groups.map((group) => (
        <PriceList key={group.id} group={group} />
      ))}
      <Downloads downloads={domains.downloads} />
    </>
  )
}

function Tiles({ tiles }: { readonly tiles: DomainList['tiles'] }) {
  return (
    <Ledger
      label="The list in figures"
      figures={[
        { name: 'Total Domains', value: String(tiles.count) },
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
