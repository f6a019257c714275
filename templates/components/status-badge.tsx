import type { Brand } from 'build-site'
import './status-badge.css'

interface StatusBadgeProps {
  readonly status: Brand['status']
  readonly label: string
}

/** Green for active, amber for developing, and always in words (specification §2). */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  return (
    <span className="badge" data-status={status}>
      {label}
    </span>
  )
}
