import type { Brand } from '../model/types'
import './brand-card.css'
import { EmblemOrLogo } from './emblem-or-logo'
import { type BadgeStatus, StatusBadge } from './status-badge'

interface CardHeadProps {
  readonly status: BadgeStatus
  readonly brand: Pick<Brand, 'slug' | 'stage' | 'name' | 'logo' | 'collection' | 'address'>
  readonly number: string
  readonly badge: string
}

/** The head of every card: number, badge, emblem, and the one real link to the brand page (decisions). */
export function CardHead({ brand, status, number, badge }: CardHeadProps) {
  const { collection, address, name } = brand
  return (
    <>
      <header>
        <span className="card-number">{number}</span>
        <StatusBadge status={status} label={badge} />
      </header>
      <EmblemOrLogo brand={brand} collection={collection.slug} />
      <h3>
        <a className="card-link" href={address.href}>
          {name}
        </a>
      </h3>
    </>
  )
}
