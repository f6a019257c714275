import type { Brand } from '../model/types'
import './brand-card.css'
import { EmblemOrLogo } from './emblem'
import './status-badge.css'

interface CardHeadProps {
  /** The badge: green for active, amber for developing, neither if sold, and always with words. */
  readonly status: Brand['status'] | 'sold'
  readonly brand: Pick<Brand, 'emblem' | 'name' | 'logo' | 'collection' | 'address'>
  readonly number: string
  readonly badge: string
}

/** The head of every card: emblem, number, badge, and the one real link to the brand page. */
export function CardHead({ brand, status, number, badge }: CardHeadProps) {
  const { address, name } = brand
  return (
    <header>
      <EmblemOrLogo brand={brand} />
      <div className="card-name">
        <span className="card-number">{number}</span>
        <h3>
          <a className="card-link" href={address.href}>
            {name}
          </a>
        </h3>
      </div>
      <span className="badge" data-status={status}>
        {badge}
      </span>
    </header>
  )
}
