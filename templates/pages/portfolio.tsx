import {
  type BrandGroup,
  breadcrumbs,
  type Collection,
  collectionPage,
  type Page,
  type PageModule,
  type Site,
} from 'build-site'
import './portfolio.css'
import { BrandCard } from '../components/brand-card'
import { Gate } from '../components/gate'
import { Ledger } from '../components/ledger'
import { Markets } from '../components/markets'

/** The portfolio pages, one for each collection (specification §2, Vista portfolio and AI portfolio). */
const pages: PageModule = (site) => site.collections.map((collection) => portfolioPage(site, collection))

export default pages

function portfolioPage(site: Site, collection: Collection): Page {
  const { texts, address, updated } = collection
  const { studio, addresses } = site
  return {
    address,
    head: {
      title: `${texts.title} | ${studio.name}`,
      description: texts.description,
      share: {
        title: texts.heading,
        line: texts.lead,
        figure: collection.statistics.brands === 1 ? '1 brand' : `${collection.statistics.brands} brands`,
        ...firstEmblem(collection),
      },
      jsonLd: [
        collectionPage(collection),
        breadcrumbs({ name: studio.name, url: addresses.home.url }, { name: texts.title, url: address.url }),
      ],
    },
    updated,
    render: () => <Portfolio site={site} collection={collection} />,
  }
}

/** A collection has no emblem of its own; that of its first brand stands for it. */
function firstEmblem({ slug, brands: [first] }: Collection) {
  return first === undefined ? {} : { emblem: { slug: first.slug, stage: first.stage, collection: slug } }
}

interface PortfolioProps {
  readonly site: Site
  readonly collection: Collection
}

function Portfolio({ site, collection }: PortfolioProps) {
  const { slug, texts, groups } = collection
  return (
    <div data-collection={slug}>
      <Gate />
      <p className="notice" id="access-granted" data-notice role="status">
        {site.home.access.success}
      </p>
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <Figures collection={collection} />
      <p className="note">{site.studio.marketNote}</p>
      <section className="section prose" aria-labelledby="overview">
        <h2 id="overview">Portfolio Overview</h2>
        {texts.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <button
          className="button"
          data-variant="quiet"
          type="button"
          data-expand="Close all investor details"
          data-reserve
          hidden
        >
          Open all investor details
        </button>
      </section>
      <Markets collection={collection} />
      {groups.map((group, index) => (
        <Group key={group.status} group={group} note={index === 0 ? site.studio.referenceNote : undefined} />
      ))}
      <Thesis thesis={texts.thesis} />
    </div>
  )
}

function Figures({ collection: { name, statistics } }: { readonly collection: Collection }) {
  return (
    <Ledger
      label={`${name} in figures`}
      figures={[
        { name: 'Total Addressable Market', value: statistics.totalMarket },
        { name: 'Total Brands', value: String(statistics.brands) },
        { name: 'Market Segments', value: String(statistics.segments) },
        { name: 'Avg Market Size', value: statistics.averageMarket },
        { name: 'Portfolio Valuation', value: statistics.valuation.text },
      ]}
    />
  )
}

interface GroupProps {
  readonly group: BrandGroup
  readonly note: string | undefined
}

function Group({ group: { status, heading, brands }, note }: GroupProps) {
  if (brands.length === 0) return null
  return (
    <section className="section" aria-labelledby={`${status}-brands`}>
      <h2 id={`${status}-brands`}>{heading}</h2>
      {note !== undefined && <p className="note">{note}</p>}
      <div className="card-grid" data-columns={brands.length < 3 ? 2 : undefined}>
        {brands.map((brand) => (
          <BrandCard key={brand.slug} brand={brand} />
        ))}
      </div>
    </section>
  )
}

function Thesis({ thesis }: { readonly thesis: Collection['texts']['thesis'] }) {
  return (
    <section className="section" aria-labelledby="thesis">
      <h2 id="thesis">{thesis.heading}</h2>
      <div className="card-grid" data-columns="2">
        {thesis.cards.map((card) => (
          <article className="thesis-card" key={card.heading}>
            <h3>{card.heading}</h3>
            <p>{card.text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
