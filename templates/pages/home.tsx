import type { PageModule } from '../model/site-types'
import type { Collection, Site } from '../model/types'
import { studioOrganization } from '../structured-data/organization'
import { webSite } from '../structured-data/web-page'
import './home.css'
import '../components/card-grid.css'
import { AccessDialog } from '../components/access-dialog'
import { HomeCard } from '../components/home-card'
import { Horizon } from '../components/horizon'
import { keyOf, RichText } from '../components/rich-text'

/** The home page. */
const template: PageModule<HomeProps> = {
  pages: (site) => [
    {
      address: site.addresses.home,
      head: {
        title: site.home.title,
        description: site.home.description,
        share: { title: site.home.hero.heading, line: site.studio.tagline },
        jsonLd: [studioOrganization(site), webSite(site)],
      },
      updated: site.homeUpdated,
      props: { site: homeSite(site) },
    },
  ],
  body: Home,
}

export default template

/** The parts of the site that the home page needs. */
interface HomeSite extends Pick<Site, 'studio' | 'addresses' | 'home' | 'about'> {
  readonly collections: readonly HomeCollection[]
}

interface HomeCollection extends Pick<Collection, 'slug' | 'name' | 'address' | 'homeCards'> {
  readonly texts: Collection['texts']['home']
}

interface HomeProps {
  readonly site: HomeSite
}

/** Without collections that have no brand yet, of which there is nothing to show. */
function homeSite({ studio, addresses, home, about, collections }: Site): HomeSite {
  const begun = collections.filter(({ brands }) => brands.length > 0)
  const shown = begun.map(({ slug, name, address, homeCards, texts }) => {
    return { slug, name, address, homeCards, texts: texts.home }
  })
  return { studio, addresses, home, about, collections: shown }
}

function Home({ site }: HomeProps) {
  return (
    <>
      <Hero site={site} />
      <About site={site} />
      {site.collections.map((collection) => (
        <CollectionSection key={collection.slug} collection={collection} />
      ))}
      <figure className="quote">
        <blockquote>
          <p>{site.home.quote.text}</p>
        </blockquote>
        <figcaption>{site.home.quote.source}</figcaption>
      </figure>
      <Touch site={site} />
    </>
  )
}

function Hero({ site: { home, collections } }: HomeProps) {
  return (
    <section className="hero">
      <div className="hero-text">
        <p className="eyebrow">{home.hero.eyebrow}</p>
        <h1>{home.hero.heading}</h1>
        <p className="lead">{home.hero.text}</p>
        <div className="button-row">
          {collections.map(({ slug, name }, index) => (
            <a
              key={slug}
              className="button"
              data-collection={slug}
              data-variant={index === 0 ? 'primary' : 'outline'}
              href={`#${slug}`}
            >
              Explore {name}
            </a>
          ))}
        </div>
      </div>
      <Horizon />
    </section>
  )
}

function About({ site: { home, about, addresses } }: HomeProps) {
  const { heading, points, action } = home.about
  return (
    <section className="section about" aria-labelledby="about">
      <div className="prose">
        <h2 id="about">{heading}</h2>
        {about.map((paragraph) => (
          <RichText key={keyOf(paragraph)} of={paragraph} />
        ))}
        <a className="button" data-variant="outline" href={addresses.domains.href}>
          {action}
        </a>
      </div>
      <ul className="about-points">
        {points.map((point) => (
          <li key={point.heading}>
            <h3>{point.heading}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CollectionSection({ collection }: { readonly collection: HomeCollection }) {
  const { slug, texts, homeCards, address } = collection
  return (
    <section className="section" id={slug} data-collection={slug} aria-labelledby={`${slug}-heading`}>
      <div className="section-head">
        <h2 id={`${slug}-heading`}>{texts.heading}</h2>
        <p>{texts.text}</p>
      </div>
      <div className="card-grid" data-columns={homeCards.length}>
        {homeCards.map((card) => (
          <HomeCard key={card.brand.slug} card={card} />
        ))}
      </div>
      <a className="button" data-variant="primary" href={address.href}>
        {texts.action}
      </a>
    </section>
  )
}

function Touch({ site }: HomeProps) {
  const { home, studio, addresses, collections } = site
  const portfolio = collections[0]?.address.href ?? addresses.home.href
  return (
    <section className="section touch" aria-labelledby="touch">
      <h2 id="touch">{home.touch.heading}</h2>
      <p>{home.touch.text}</p>
      <div className="button-row">
        <a className="button" data-variant="primary" href={addresses.contact.href}>
          {home.touch.contact}
        </a>
        <a className="button" data-variant="outline" href={portfolio} data-without-script>
          {home.touch.access}
        </a>
        <button className="button" data-variant="outline" type="button" data-opens="portfolio-access" hidden>
          {home.touch.access}
        </button>
      </div>
      <p>
        <a href={studio.mailto}>{studio.email}</a>
      </p>
      <AccessDialog texts={home.access} next={`${portfolio}#access-granted`} />
    </section>
  )
}
