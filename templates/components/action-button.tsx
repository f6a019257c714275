import type { Action } from '../model/types'
import { ExternalLink } from './external-link'

interface ActionButtonProps extends Pick<Action, 'label' | 'href'>, Partial<Pick<Action, 'newTab'>> {
  readonly variant: 'primary' | 'outline' | 'buy' | 'buy-quiet'
  /** Completes a label that is ambiguous on its own: "Buy vistaset.com". */
  readonly about?: string
  /** The slug of the collection whose colour it has. */
  readonly collection?: string
}

/** A link styled as a button. */
export function ActionButton({ label, href, newTab = false, variant, about, collection }: ActionButtonProps) {
  const text = (
    <>
      {label}
      {about !== undefined && <span className="visually-hidden"> {about}</span>}
    </>
  )
  if (newTab) {
    return (
      <ExternalLink className="button" variant={variant} href={href}>
        {text}
      </ExternalLink>
    )
  }
  return (
    <a className="button" data-variant={variant} data-collection={collection} href={href}>
      {text}
    </a>
  )
}
