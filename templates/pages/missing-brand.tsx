import type { PageModule } from '../model/site-types'
import type { Action, Site } from '../model/types'
import './message.css'
import { ActionButton } from '../components/action-button'
import { messageHead } from '../components/message-head'

/** 'Brand not found', for a slug that a collection lists but that has no record. */
export default {
  pages: ({ collections, errors, ...site }) =>
    collections.flatMap(({ missing }) =>
      missing.map(({ address, back }) => ({
        address,
        head: messageHead(site, address, errors.missingBrand, site.studio.name),
        updated: errors.updated,
        props: { missingBrand: errors.missingBrand, back },
      })),
    ),
  body: MissingBrand,
} satisfies PageModule<MissingBrandProps>

interface MissingBrandProps extends Pick<Site['errors'], 'missingBrand'> {
  readonly back: Action
}

function MissingBrand({ missingBrand: { heading, text }, back }: MissingBrandProps) {
  return (
    <div className="message">
      <h1>{heading}</h1>
      <p>{text}</p>
      <ActionButton {...back} variant="primary" />
    </div>
  )
}
