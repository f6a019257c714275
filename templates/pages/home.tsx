import type { Framed, PageModule } from '../model/site-types'
import type { Site } from '../model/types'
import { studioOrganization } from '../structured-data/organization'
import { webSite } from '../structured-data/web-page'
import './home.css'
import '../components/card-grid.css'
import { AccessDialog } from '../components/access-dialog'
import { ActionButton } from '../components/action-button'
import { HomeCard } from '../components/brand-card'
import '../components/sold-label.css'
import { drawnMountains, peaksOf } from '../components/mountains'
import { keyOf, RichText } from '../components/rich-text'
import { Skyline } from '../components/skyline'

/** The home page. */
export default {
  pages: (site) => [homePage(site)],
  body: Home,
} satisfies PageModule<HomeProps>

type HomeProps = ReturnType<typeof homePage>['props']

/** Without collections that have no brands yet. */
function homePage(site: Site) {
  const { studio, addresses, home, about, homeUpdated } = site
  const begun = site.collections.filter(({ brands }) => brands.length > 0)
  const collections = begun.map(({ slug, name, address, homeCards, texts }) => {
    return { slug, name, address, homeCards, texts: texts.home }
  })
  const peaks = peaksOf(begun)
  return {
    address: addresses.home,
    head: {
      title: home.title,
      description: home.description,
      share: {
        title: home.hero.heading,
        line: studio.tagline,
        ...(peaks.length > 0 && { emblem: { mountains: drawnMountains(peaks) } }),
      },
      jsonLd: [studioOrganization(site), webSite(site)],
    },
    updated: homeUpdated,
    props: { home, about, collections, peaks },
  }
}

function Home(site: Framed<HomeProps>) {
  return (
    <>
      <Hero {...site} />
      <About {...site} />
      {site.collections.map((collection) => (
        <CollectionSection key={collection.slug} {...collection} />
      ))}
      <figure className="quote">
        <blockquote>
          <p>{site.home.quote.text}</p>
        </blockquote>
        <figcaption>{site.home.quote.source}</figcaption>
      </figure>
      <Touch {...site} />
    </>
  )
}

function Hero({ home, collections, peaks }: HomeProps) {
  return (
    <section className="hero">
      <div className="hero-text">
        <p className="eyebrow">{home.hero.eyebrow}</p>
        {/* No line ends with an article. */}
        <h1>{home.hero.heading.replaceAll(/\b(an?|the) /gi, '$1\u00a0')}</h1>
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
      <Skyline peaks={peaks} />
    </section>
  )
}

function About({ home, about, frame: { addresses } }: Framed<HomeProps>) {
  const { heading, points, action } = home.about
  return (
    <section className="section about" aria-labelledby="about">
      <div className="prose">
        <h2 id="about">{heading}</h2>
        {about.map((paragraph) => (
          <RichText key={keyOf(paragraph)} of={paragraph} />
        ))}
        {addresses.domains && <ActionButton label={action} href={addresses.domains.href} variant="outline" />}
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

function CollectionSection({ slug, texts, homeCards, address }: HomeProps['collections'][number]) {
  return (
    <section className="section" id={slug} data-collection={slug} aria-labelledby={`${slug}-heading`}>
      <div className="section-head">
        <h2 id={`${slug}-heading`}>{texts.heading}</h2>
        <p>{texts.text}</p>
      </div>
      <div className="card-grid" data-columns={homeCards.length}>
        {homeCards.map((card) => (
          <HomeCard key={card.brand.slug} {...card} />
        ))}
      </div>
      <ActionButton label={texts.action} href={address.href} variant="primary" />
    </section>
  )
}

function Touch({ home, frame: { studio, addresses }, collections }: Framed<HomeProps>) {
  const portfolio = collections[0]?.address.href ?? addresses.home.href
  return (
    <section className="section touch" aria-labelledby="touch">
      <h2 id="touch">{home.touch.heading}</h2>
      <p>{home.touch.text}</p>
      <div className="button-row">
        {addresses.contact && (
          <ActionButton label={home.touch.contact} href={addresses.contact.href} variant="primary" />
        )}
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
