import type { ListPage, Page } from 'build-site'
import { listHead } from '../model/list-head'
import { brandPages } from '../model/list-pages'
import type { PageModule } from '../model/site-types'
import type { Brand, BrandGroup, Collection, Site, Studio } from '../model/types'
import { formatNumber } from '../rules/formats'
import { listBreadcrumbs } from '../structured-data/breadcrumbs'
import { collectionPage } from '../structured-data/web-page'
import './portfolio.css'
import '../components/card-grid.css'
import { BrandCard, type CardBrand, cardBrand } from '../components/brand-card'
import { ExpandAll } from '../components/expand-all'
import { Gate } from '../components/gate'
import { ListPageHead } from '../components/list-page-head'
import { PageNav } from '../components/page-nav'
import { type OpeningProps, PortfolioOpening } from '../components/portfolio-opening'

/** The portfolio of each collection, on as many pages as it needs. */
const template: PageModule<PortfolioProps> = {
  pages: (site) =>
    site.collections.flatMap((collection) => sheetsOf(collection, site).map((sheet) => portfolioPage(sheet, site))),
  body: Portfolio,
}

export default template

interface PortfolioProps {
  readonly collection: Pick<Collection, 'slug' | 'name'>
  readonly page: ListPage<CardGroup>
  readonly heading: string
  readonly notes: Pick<Studio, 'marketNote' | 'referenceNote' | 'developmentNote'>
  /** Content about the whole portfolio; undefined on further pages. */
  readonly opening: OpeningProps | undefined
  readonly thesis: Collection['texts']['thesis'] | undefined
}

/** What a page of a portfolio is made from. */
interface Sheet extends Pick<PortfolioProps, 'opening' | 'thesis'> {
  readonly collection: Pick<Collection, 'slug' | 'name' | 'address' | 'updated'>
  readonly texts: Pick<Collection['texts'], 'title' | 'description' | 'heading' | 'lead'>
  readonly page: ListPage<BrandGroup>
  /** The number of brands in the portfolio, and the first of them. */
  readonly count: number
  readonly first: Brand | undefined
}

function sheetsOf(collection: Collection, site: Site): Sheet[] {
  const { slug, name, address, updated, groups, brands, overview, statistics, largest } = collection
  const { title, description, heading, lead, thesis, pageSize } = collection.texts
  const { marketNote, portfolioNote } = site.studio
  const note = [marketNote, portfolioNote].filter((text) => text !== undefined).join(' ')
  const opening = { name, heading, lead, overview, statistics, largest, note, success: site.home.access.success }
  return brandPages({ groups, address, pageSize }, site).map((page) => ({
    collection: { slug, name, address, updated },
    texts: { title, description, heading, lead },
    page,
    count: statistics.brands,
    first: brands[0],
    opening: page.number === 1 ? opening : undefined,
    thesis: page.number === 1 ? thesis : undefined,
  }))
}

function portfolioPage(sheet: Sheet, site: Site): Page<PortfolioProps> {
  const { collection, texts, page, count, opening, thesis } = sheet
  const { marketNote, referenceNote, developmentNote } = site.studio
  const head = listHead(page, { ...texts, items: 'brands', site: site.studio.name })
  return {
    address: page.address,
    within: collection.address,
    isLong: true,
    head: {
      ...head,
      share: {
        title: texts.heading,
        line: texts.lead,
        figure: count === 1 ? '1 brand' : `${formatNumber(count)} brands`,
        ...firstEmblem(sheet),
      },
      jsonLd: structuredData(sheet, site, head.description),
    },
    updated: collection.updated,
    props: {
      collection: { slug: collection.slug, name: collection.name },
      page: { ...page, groups: page.groups.map(cardsOf) },
      heading: texts.heading,
      notes: { marketNote, referenceNote, developmentNote },
      opening,
      thesis,
    },
  }
}

/** A group of a portfolio, with the fields that its cards need. */
interface CardGroup extends Omit<BrandGroup, 'brands'> {
  readonly brands: readonly CardBrand[]
}

function cardsOf({ brands, ...group }: BrandGroup): CardGroup {
  return { ...group, brands: brands.map(cardBrand) }
}

function structuredData(
  { collection: { address }, texts, page }: Sheet,
  site: Site,
  description: string,
): Page['head']['jsonLd'] {
  const brands = page.groups.flatMap((group) => group.brands)
  return [
    collectionPage({ name: texts.heading, description, url: page.address.url }, brands),
    listBreadcrumbs(site, { name: texts.title, url: address.url }, page),
  ]
}

/** A collection has no emblem of its own, so that of its first brand is used. */
function firstEmblem({ collection: { slug }, first }: Sheet) {
  return first === undefined ? {} : { emblem: { slug: first.slug, stage: first.stage, collection: slug } }
}

function Portfolio({ collection: { slug, name }, page, heading, notes, opening, thesis }: PortfolioProps) {
  return (
    <div data-collection={slug}>
      <Gate />
      {opening !== undefined ? (
        <PortfolioOpening {...opening} />
      ) : (
        <>
          <ListPageHead page={page} heading={heading} items="brands" />
          <p className="note">{notes.marketNote}</p>
        </>
      )}
      {page.groups
        .filter(({ brands }) => brands.length > 0)
        .map((group, index) => (
          <Group key={group.status} group={group} notes={notes} isFirst={index === 0} />
        ))}
      <PageNav page={page} label={`Pages of the ${name}`} />
      {thesis !== undefined && <Thesis thesis={thesis} />}
    </div>
  )
}

interface GroupProps {
  readonly group: CardGroup
  readonly notes: PortfolioProps['notes']
  /** Whether it is the first group on its page, which shows what applies to all cards. */
  readonly isFirst: boolean
}

function Group({ group: { status, heading, brands }, notes, isFirst }: GroupProps) {
  return (
    <section className="section" aria-labelledby={`${status}-brands`}>
      <h2 id={`${status}-brands`}>{heading}</h2>
      {status === 'developing' && notes.developmentNote !== undefined && (
        <p className="note">{notes.developmentNote}</p>
      )}
      {isFirst && (
        <>
          <p className="note">{notes.referenceNote}</p>
          <ExpandAll />
        </>
      )}
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
