import {
  type BrandGroup,
  brandPages,
  type Collection,
  collectionPage,
  type ListPage,
  listBreadcrumbs,
  listHead,
  type Page,
  type PageModule,
  type Site,
} from 'build-site'
import './portfolio.css'
import { BrandCard } from '../components/brand-card'
import { ExpandAll } from '../components/expand-all'
import { Gate } from '../components/gate'
import { ListPageHead } from '../components/list-page-head'
import { PageNav } from '../components/page-nav'
import { PortfolioOpening } from '../components/portfolio-opening'

/** The portfolio of each collection, on as many pages as it needs (specification §2, Vista portfolio and AI portfolio). */
const pages: PageModule = (site) =>
  site.collections.flatMap((collection) => {
    const { groups, address, texts } = collection
    const list = { groups, address, pageSize: texts.pageSize }
    return brandPages(list, site).map((page) => portfolioPage({ site, collection, page }))
  })

export default pages

function portfolioPage({ site, collection, page }: PortfolioProps): Page {
  const { texts, updated, statistics } = collection
  const head = listHead(page, { ...texts, items: 'brands', studio: site.studio.name })
  return {
    address: page.address,
    head: {
      ...head,
      share: {
        title: texts.heading,
        line: texts.lead,
        figure: statistics.brands === 1 ? '1 brand' : `${statistics.brands} brands`,
        ...firstEmblem(collection),
      },
      jsonLd: structuredData({ site, collection, page }, head.description),
    },
    updated,
    render: () => <Portfolio site={site} collection={collection} page={page} />,
  }
}

function structuredData({ site, collection, page }: PortfolioProps, description: string): Page['head']['jsonLd'] {
  const { name, address, texts } = collection
  const brands = page.groups.flatMap((group) => group.brands)
  return [
    collectionPage({ name, description, url: page.address.url }, brands),
    listBreadcrumbs(site, { name: texts.title, url: address.url }, page),
  ]
}

/** A collection has no emblem of its own; that of its first brand stands for it. */
function firstEmblem({ slug, brands: [first] }: Collection) {
  return first === undefined ? {} : { emblem: { slug: first.slug, stage: first.stage, collection: slug } }
}

interface PortfolioProps {
  readonly site: Site
  readonly collection: Collection
  readonly page: ListPage<BrandGroup>
}

function Portfolio({ site, collection, page }: PortfolioProps) {
  const { slug, texts } = collection
  return (
    <div data-collection={slug}>
      <Gate />
      {page.number === 1 ? (
        <PortfolioOpening site={site} collection={collection} />
      ) : (
        <ListPageHead page={page} heading={texts.heading} items="brands" note={site.studio.marketNote}>
          <ExpandAll />
        </ListPageHead>
      )}
      {page.groups.map((group, index) => (
        <Group key={group.status} group={group} note={index === 0 ? site.studio.referenceNote : undefined} />
      ))}
      <PageNav page={page} label={`Pages of the ${collection.name}`} />
      {page.number === 1 && <Thesis thesis={texts.thesis} />}
    </div>
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
