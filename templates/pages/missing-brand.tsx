import { type PageModule, type Site, webPage } from 'build-site'
import './message.css'
import { ActionButton } from '../components/action-button'

/** 'Brand not found', for a slug that a collection lists and no record has (specification §8). */
const pages: PageModule = (site) => {
  const { title, description } = site.errors.missingBrand
  return site.collections.flatMap(({ missing }) =>
    missing.map(({ address, back }) => ({
      address,
      head: {
        title: `${title} | ${site.studio.name}`,
        description,
        noindex: true,
        share: { title: site.studio.name, line: site.studio.tagline },
        jsonLd: [webPage({ name: title, description, url: address.url })],
      },
      updated: site.errors.updated,
      render: () => <MissingBrand site={site} back={back} />,
    })),
  )
}

export default pages

interface MissingBrandProps {
  readonly site: Site
  readonly back: Site['collections'][number]['missing'][number]['back']
}

function MissingBrand({ site, back }: MissingBrandProps) {
  const { heading, text } = site.errors.missingBrand
  return (
    <div className="message">
      <h1>{heading}</h1>
      <p>{text}</p>
      <ActionButton action={back} variant="primary" />
    </div>
  )
}
