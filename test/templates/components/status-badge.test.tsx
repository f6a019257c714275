import { expect, test } from 'vitest'
import { StatusBadge } from '../../../templates/components/status-badge'
import { render } from '../../support/render'

test.each([
  ['active', 'Active • Coffee'],
  ['developing', 'In Development • Coffee'],
] as const)('a badge of status %s is colored by its status and says it in words', (status, label) => {
  const badge = render(<StatusBadge status={status} label={label} />).screen.getByText(label)
  expect(badge.dataset.status).toBe(status)
})
