import type { Brand } from '../model/types'
import './status-badge.css'

/** What a badge can say about a brand. */
export type BadgeStatus = Brand['status'] | 'sold'

interface StatusBadgeProps {
  readonly status: BadgeStatus
  readonly label: string
}

/** Green for active, amber for developing, neither once it is sold, and always in words. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  return (
    <span className="badge" data-status={status}>
      {label}
    </span>
  )
}
