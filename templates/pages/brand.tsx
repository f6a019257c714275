import { linkedDomain } from 'build-site'
import { searchTexts } from '../model/search-texts'
import type { Framed, PageModule } from '../model/site-types'
import type { Address, Brand, ShownBrand, Site } from '../model/types'
import { hostWords } from '../rules/name-facts'
import { brandOrganization } from '../structured-data/organization'
import { breadcrumbs } from '../structured-data/web-page'
import './brand.css'
import { Acquisition, Pitch } from '../components/acquisition'
import { ActionButton } from '../components/action-button'
import { BrandFacts } from '../components/brand-facts'
import '../components/buy-bar.css'
import { Buying } from '../components/buying'
import { EmblemOrLogo } from '../components/emblem'
import { ExternalLink } from '../components/external-link'
import { MoreBrands } from '../components/more-brands'
import { PriceTag } from '../components/price-tag'
import { RichText } from '../components/rich-text'
import { TitledSection } from '../components/titled-section'
import '../components/status-badge.css'

/** A page for each brand. */
export default {
  pages: (site) => site.collections.flatMap(({ brands }) => brands.map((brand) => brandPage(brand, site))),
  body: BrandSheet,
} satisfies PageModule<BrandProps>

type BrandProps = Readonly<{ brand: ShownBrand }>

function brandPage(brand: Brand, site: Site) {
  const { updated, number, ...shown } = brand
  const { name, host, summary, address, collection, emblem, logo, sold, page } = shown
  return {
    address,
    within: collection.address,
    head: {
      ...searchTexts({ ...brand, price: page.price.amount.text, studio: site.studio.name }),
      share: {
        title: host,
        host: linkedDomain(host),
        line: summary,
        figure: sold ? 'Sold' : `For sale · ${page.price.amount.text}`,
        emblem: { collection: collection.slug, ...(logo ? { logo: logo.url } : { emblems: emblem }) },
      },
      jsonLd: [
        brandOrganization(brand, site),
        breadcrumbs(site, { name: collection.name, url: collection.address.url }, { name, url: address.url }),
      ],
    },
    updated,
    props: { brand: shown },
  }
}

/** The tear sheet of a brand. */
function BrandSheet({ frame: { studio, addresses }, brand }: Framed<BrandProps>) {
  return (
    <article className="brand-sheet" data-collection={brand.collection.slug}>
      <p className="back">
        <a className="button" data-variant="quiet" href={brand.page.back.href}>
          <span aria-hidden="true">← </span>
          {brand.page.back.label}
        </a>
      </p>
      <div className="brand-columns">
        <BrandHead brand={brand} note={studio.developmentNote} />
        <Acquisition studio={studio} brand={brand} />
        {brand.page.acquisition !== undefined && !brand.sold && <Pitch text={brand.page.acquisition} />}
        <div className="brand-texts">
          <TitledSection id="overview" heading="Business Overview">
            <RichText of={brand.details} />
          </TitledSection>
          <TitledSection id="thesis" heading="Investment Thesis">
            <RichText of={brand.thesis} />
          </TitledSection>
          <TitledSection id="risk" heading="Risk Mitigation">
            <RichText of={brand.risk} />
          </TitledSection>
          {!brand.sold && (
            <Buying
              {...studio.buying}
              questions={studio.buying.questions.filter(({ brief }) => brief || addresses.domains === undefined)}
              ways={brand.page}
            >
              <MoreAboutBuying brand={brand} all={addresses.domains} />
            </Buying>
          )}
        </div>
        <BrandFacts studio={studio} brand={brand} />
      </div>
      <MoreBrands {...brand.page} />
      <p className="note on-paper">This page: {brand.address.url}</p>
      {/* At the bottom edge of the window, when the acquisition box may be out of view. */}
      {!brand.sold && (
        <div className="buy-bar">
          <PriceTag price={{ ...brand.page.price, reference: null }} />
          <ActionButton {...brand.page.offer} variant="outline" about={`for ${brand.host}`} />
          <ActionButton {...brand.page.buy} variant="buy" about={brand.host} />
        </div>
      )}
    </article>
  )
}

/** Links to the other questions, and to the registration data of the domain. */
function MoreAboutBuying({ brand: { host, page }, all }: BrandProps & { readonly all: Address | undefined }) {
  if (all === undefined && page.lookup === undefined) return null
  return (
    <p className="note">
      {all !== undefined && <a href={`${all.href}#buying`}>All questions about buying</a>}
      {all !== undefined && page.lookup !== undefined && ' · '}
      {page.lookup !== undefined && (
        <ExternalLink href={page.lookup.href}>
          Registration data of {host} at {page.lookup.label}
        </ExternalLink>
      )}
    </p>
  )
}

/** @param props with the note on the texts of a brand in development */
function BrandHead({ brand, note }: BrandProps & { readonly note: string | undefined }) {
  const { words, ending } = hostWords(brand.name, brand.host)
  return (
    <header className="brand-head">
      <EmblemOrLogo brand={brand} isInView />
      <div className="brand-title">
        <span className="badge">{brand.stage}</span>
        <h1>{brand.name}</h1>
        <p className="wordmark">
          <ExternalLink href={brand.website}>
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
            <span className="wordmark-ending">{ending}</span>
          </ExternalLink>
        </p>
        <p className="note">{brand.page.facts}</p>
        <p className="lead">{brand.description}</p>
        {note !== undefined && brand.status === 'developing' && !brand.sold && <p className="note">{note}</p>}
        {brand.page.activeNote !== undefined && <RichText of={brand.page.activeNote} />}
      </div>
    </header>
  )
}
