import { type Collection, type PageModule, type Site, studioOrganization, webSite } from 'build-site'
import './home.css'
import { AccessDialog } from '../components/access-dialog'
import { HomeCard } from '../components/home-card'
import { Horizon } from '../components/horizon'

/** The home page (specification §2, Home). */
const pages: PageModule = (site) => [
  {
    address: site.addresses.home,
    head: {
      title: site.home.title,
      description: site.home.description,
      share: { title: site.studio.name, line: site.studio.tagline },
      jsonLd: [studioOrganization(site), webSite(site)],
    },
    updated: site.home.updated,
    render: () => <Home site={site} />,
  },
]

export default pages

function Home({ site }: { readonly site: Site }) {
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

function Hero({ site: { home, collections } }: { readonly site: Site }) {
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

function About({ site: { home, addresses } }: { readonly site: Site }) {
  const { heading, paragraphs, points, action } = home.about
  return (
    <section className="section about" aria-labelledby="about">
      <div className="prose">
        <h2 id="about">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
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

function CollectionSection({ collection }: { readonly collection: Collection }) {
  const { slug, texts, homeCards, address } = collection
  return (
    <section className="section" id={slug} data-collection={slug} aria-labelledby={`${slug}-heading`}>
      <div className="section-head">
        <h2 id={`${slug}-heading`}>{texts.home.heading}</h2>
        <p>{texts.home.text}</p>
      </div>
      <div className="card-grid" data-columns={homeCards.length}>
        {homeCards.map((card) => (
          <HomeCard key={card.brand.slug} card={card} />
        ))}
      </div>
      <a className="button" data-variant="primary" href={address.href}>
        {texts.home.action}
      </a>
    </section>
  )
}

function Touch({ site }: { readonly site: Site }) {
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
