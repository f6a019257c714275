import type { ReactNode } from 'react'

type ExternalLinkProps = Readonly<{ href: string; className?: string; variant?: string; children: ReactNode }>

/** A link to another site. It opens a new tab and says so to everyone. */
export function ExternalLink({ href, className, variant, children }: ExternalLinkProps) {
  return (
    <a className={className} data-variant={variant} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="new-tab" aria-hidden="true">
        {' ↗'}
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
