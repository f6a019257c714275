import type { PageModule, Site } from 'build-site'
import './message.css'
import { ActionButton } from '../components/action-button'
import { messageHead } from '../components/message-head'

/** 'Brand not found', for a slug that a collection lists and no record has (specification §8). */
const pages: PageModule = (site) => {
  return site.collections.flatMap(({ missing }) =>
    missing.map(({ address, back }) => ({
      address,
      head: messageHead(site, address, site.errors.missingBrand, site.studio.name),
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
