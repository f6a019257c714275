import type { ListPage } from 'build-site'
import { brandPages, listHead } from '../model/list-pages'
import type { Framed, PageModule } from '../model/site-types'
import type { Brand, BrandGroup, Collection, Site, Studio } from '../model/types'
import { formatNumber } from '../rules/formats'
import { collectionPage, listBreadcrumbs } from '../structured-data/web-page'
import './portfolio.css'
import '../components/card-grid.css'
import { BrandCard, type CardBrand } from '../components/brand-card'
import '../components/expand-all.css'
import '../components/gate.css'
import { ListPageHead } from '../components/list-page-head'
import { Mountains, peaksOf, placesOf } from '../components/mountains'
import { PageNav } from '../components/page-nav'
import { PortfolioOpening, Thesis } from '../components/portfolio-opening'

/** The portfolio of each collection, on as many pages as it needs. */
export default {
  pages: (site) =>
    site.collections.flatMap((collection) =>
      brandPages(collection, site).map((page) => portfolioPage(page, collection, site)),
    ),
  body: Portfolio,
} satisfies PageModule<PortfolioProps>

type PortfolioProps = ReturnType<typeof portfolioPage>['props']

function portfolioPage(page: ListPage<BrandGroup>, collection: Collection, site: Site) {
  const { slug, name, address, texts, overview, statistics, spread, prices, largest } = collection
  const { title, description, heading, lead } = texts
  const head = listHead(page, { title, description, items: 'brands', site: site.studio.name })
  const opening = () => ({
    ...{ overview, statistics, spread, largest, thesis: texts.thesis },
    success: site.home.access.success,
    peaks: placesOf(peaksOf([collection]), 0.05),
  })
  const count = statistics.brands
  const emblems = collection.brands.slice(0, 7).map(({ emblem }) => emblem)
  const brands = page.groups.flatMap((group) => group.brands)
  return {
    address: page.address,
    within: address,
    isLong: true,
    head: {
      ...head,
      share: {
        title: heading,
        line: '',
        figure: [count === 1 ? '1 brand' : `${formatNumber(count)} brands`, prices].filter(Boolean).join(' · '),
        ...(count > 0 && { emblem: { collection: slug, emblems: emblems.join('\n') } }),
      },
      jsonLd: [
        collectionPage({ name: heading, description: head.description, url: page.address.url }, brands),
        listBreadcrumbs(site, { name: title, url: address.url }, page),
      ],
    },
    updated: collection.updated,
    props: {
      ...{ slug, name, heading, lead },
      page: { ...page, groups: page.groups.map(({ brands, ...group }) => ({ ...group, brands: brands.map(cardOf) })) },
      /** Content about the whole portfolio; undefined on further pages. */
      opening: page.number === 1 ? opening() : undefined,
    },
  }
}

function cardOf({ updated, page, ...card }: Brand): CardBrand {
  return card
}

function Portfolio({ frame, slug, name, heading, lead, page, opening }: Framed<PortfolioProps>) {
  return (
    <div data-collection={slug}>
      {/* The script shows it until the page has loaded. It covers nothing and fades on its own, so it locks nobody out. */}
      <p className="gate" role="status" data-gate hidden>
        <span className="spinner" aria-hidden="true" />
        Verifying access...
      </p>
      {opening !== undefined && (
        <p className="notice" id="access-granted" data-notice role="status">
          {opening.success}
        </p>
      )}
      <ListPageHead page={page} heading={heading} lead={lead} items="brands">
        {opening !== undefined && opening.peaks.length > 0 && (
          <svg className="head-picture" aria-hidden="true" focusable="false">
            <Mountains peaks={opening.peaks} />
          </svg>
        )}
      </ListPageHead>
      {opening !== undefined ? (
        <PortfolioOpening frame={frame} name={name} {...opening} />
      ) : (
        <p className="note">{frame.studio.marketNote}</p>
      )}
      {page.groups
        .filter(({ brands }) => brands.length > 0)
        .map((group, index) => (
          <Group key={group.status} group={group} studio={frame.studio} isFirst={index === 0} />
        ))}
      <PageNav page={page} label={`Pages of the ${name}`} />
      {opening !== undefined && <Thesis thesis={opening.thesis} />}
    </div>
  )
}

interface GroupProps {
  readonly group: Omit<BrandGroup, 'brands'> & { readonly brands: readonly CardBrand[] }
  readonly studio: Studio
  /** Whether it is the first group on its page, which shows what applies to all cards. */
  readonly isFirst: boolean
}

function Group({ group: { status, heading, brands }, studio, isFirst }: GroupProps) {
  return (
    <section className="section" aria-labelledby={`${status}-brands`}>
      <h2 id={`${status}-brands`}>{heading}</h2>
      {status === 'developing' && studio.developmentNote !== undefined && (
        <p className="note">{studio.developmentNote}</p>
      )}
      {isFirst && (
        <>
          <p className="note">{studio.referenceNote}</p>
          <p className="expand-all" data-expand data-reserve hidden>
            <button className="button" data-variant="quiet" type="button">
              Open all investor details
            </button>
            <button className="button" data-variant="quiet" type="button">
              Close all<span className="visually-hidden"> investor details</span>
            </button>
          </p>
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
