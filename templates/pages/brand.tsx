import { type Brand, brandOrganization, breadcrumbs, type Page, type PageModule, type Site } from 'build-site'
import './brand.css'
import { ActionButton } from '../components/action-button'
import { ExternalLink } from '../components/external-link'
import { PriceTag } from '../components/price-tag'
import { StatusBadge } from '../components/status-badge'

/** A page for each brand (specification §2, Brand detail pages). */
const pages: PageModule = (site) =>
  site.collections.flatMap((collection) => collection.brands.map((brand) => brandPage(site, brand)))

export default pages

function brandPage(site: Site, brand: Brand): Page {
  const { studio, addresses } = site
  return {
    address: brand.address,
    head: {
      title: `${brand.name}: ${brand.stage} | ${studio.name}`,
      description: brand.description,
      jsonLd: [
        brandOrganization(brand, site),
        breadcrumbs(
          { name: studio.name, url: addresses.home.url },
          { name: brand.collection.name, url: brand.collection.address.url },
          { name: brand.name, url: brand.address.url },
        ),
      ],
    },
    updated: brand.updated,
    render: () => <BrandSheet site={site} brand={brand} />,
  }
}

interface BrandProps {
  readonly site: Site
  readonly brand: Brand
}

function BrandSheet({ site, brand }: BrandProps) {
  return (
    <article className="brand-sheet" data-collection={brand.collection.slug}>
      <p className="back">
        <a className="button" data-variant="quiet" href={brand.page.back.href}>
          <span aria-hidden="true">← </span>
          {brand.page.back.label}
        </a>
      </p>
      <header className="page-head">
        <StatusBadge status={brand.status} label={brand.stage} />
        <h1>{brand.name}</h1>
        <p className="lead">{brand.description}</p>
        <p>
          <ExternalLink href={brand.website}>{brand.host}</ExternalLink>
        </p>
      </header>
      <div className="brand-columns">
        <div className="brand-texts">
          <TextSection id="overview" heading="Business Overview" text={brand.details} />
          <TextSection id="thesis" heading="Investment Thesis" text={brand.thesis} />
          <TextSection id="risk" heading="Risk Mitigation" text={brand.risk} />
        </div>
        <BrandFacts site={site} brand={brand} />
      </div>
      <Acquisition site={site} brand={brand} />
    </article>
  )
}

interface TextSectionProps {
  readonly id: string
  readonly heading: string
  readonly text: string
}

function TextSection({ id, heading, text }: TextSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{text}</p>
    </section>
  )
}

function BrandFacts({ site, brand }: BrandProps) {
  return (
    <div className="brand-facts">
      <section id="market" aria-labelledby="market-heading">
        <h2 id="market-heading">Market Size</h2>
        <p className="figure">{brand.market.text}</p>
        <p className="caption">{brand.page.marketCaption}</p>
        <p className="note">{site.studio.marketNote}</p>
      </section>
      <section id="audience" aria-labelledby="audience-heading">
        <h2 id="audience-heading">Target Audience</h2>
        <ul className="badge-list">
          {brand.audience.map((item) => (
            <li className="badge" key={item}>
              {item}
            </li>
          ))}
        </ul>
      </section>
      <section id="revenue" aria-labelledby="revenue-heading">
        <h2 id="revenue-heading">Revenue Model</h2>
        <ul>
          {brand.revenue.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section id="property" aria-labelledby="property-heading">
        <h2 id="property-heading">Property Information</h2>
        <dl className="property">
          <dt>Owned by</dt>
          <dd>{site.studio.holding}</dd>
          <dt>Domain</dt>
          <dd>
            <ExternalLink href={brand.website}>{brand.host}</ExternalLink>
          </dd>
          <dt>Status</dt>
          <dd>
            <span className="badge">Available for Development</span>
          </dd>
        </dl>
      </section>
    </div>
  )
}

function Acquisition({ site, brand: { page, host } }: BrandProps) {
  return (
    <section className="acquisition" id="acquisition" aria-labelledby="acquisition-heading">
      <div>
        <h2 id="acquisition-heading">Acquisition Opportunity</h2>
        {page.acquisition !== undefined && <p>{page.acquisition}</p>}
      </div>
      <div className="acquisition-offer">
        <p className="figure">
          <PriceTag price={page.price} />
        </p>
        {page.priceCaption !== undefined && <p className="caption">{page.priceCaption}</p>}
        <div className="button-row">
          <ActionButton action={page.buy} variant="buy" about={host} />
          <ActionButton action={page.offer} variant="outline" about={`for ${host}`} />
        </div>
        {page.price.reference !== null && <p className="note">{site.studio.referenceNote}</p>}
      </div>
    </section>
  )
}
