import type { Action } from '../model/types'
import { ExternalLink } from './external-link'

interface ActionButtonProps {
  readonly action: Action
  readonly variant: 'primary' | 'outline' | 'buy' | 'buy-quiet' | 'quiet'
  /** Completes a label that is ambiguous on its own: "Buy vistaset.com". */
  readonly about?: string
}

/** A link styled as a button. */
export function ActionButton({ action: { label, href, newTab }, variant, about }: ActionButtonProps) {
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
    <a className="button" data-variant={variant} href={href}>
      {text}
    </a>
  )
}
