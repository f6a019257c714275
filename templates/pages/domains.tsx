import {
  breadcrumbs,
  type Domain,
  type DomainGroup,
  type DomainList,
  domainOffers,
  type PageModule,
  type Site,
} from 'build-site'
import './domains.css'
import { ActionButton } from '../components/action-button'
import { Ledger } from '../components/ledger'
import { PriceTag } from '../components/price-tag'

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
      <Search action={addresses.domains.href} label={domains.searchLabel} count={domains.tiles.count} />
      {domains.groups.map((group) => (
        <PriceList key={group.id} group={group} />
      ))}
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

interface SearchProps {
  readonly action: string
  readonly label: string
  readonly count: number
}

/** Needs the script, which shows it; the whole list stands below it in any case. */
function Search({ action, label, count }: SearchProps) {
  return (
    <search data-domain-search hidden>
      <form className="domain-search" action={action} method="get">
        <label htmlFor="q">{label}</label>
        <input id="q" name="q" type="search" autoComplete="off" spellCheck="false" placeholder="coffee, ski, ai …" />
        <p className="domain-search-result">
          <output htmlFor="q">{count} domains</output>{' '}
          <a href={action} data-clear hidden>
            Show all
          </a>
        </p>
      </form>
    </search>
  )
}

function PriceList({ group: { id, name, domains } }: { readonly group: DomainGroup }) {
  return (
    <section className="section price-list" id={id} aria-labelledby={`${id}-heading`} data-domain-group>
      <h2 id={`${id}-heading`}>{name}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Domain</th>
            <th scope="col">Price</th>
            <th scope="col">
              <span className="visually-hidden">Purchase</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {domains.map((domain) => (
            <Row key={domain.slug} domain={domain} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ domain: { host, summary, keywords, price, buy, brand } }: { readonly domain: Domain }) {
  return (
    <tr data-domain={`${host} ${keywords.join(' ')}`.toLowerCase()}>
      <th scope="row">
        {brand === undefined ? host : <a href={brand.address.href}>{host}</a>}
        <span className="domain-summary">{summary}</span>
      </th>
      <td>
        <PriceTag price={price} />
      </td>
      <td>
        <ActionButton action={buy} variant="buy" about={host} />
      </td>
    </tr>
  )
}
