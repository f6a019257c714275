import { find } from './find'

/**
 * Moves the focus to new rows of a table: to the first link in them, or to the first row if there is no link.
 * Otherwise, a keyboard user who asks for more rows would stay after them.
 */
export function focusRow(body: HTMLElement, at: number) {
  const rows = `tr:nth-child(n + ${at + 1})`
  const row = find(rows, body)
  const link = find(`${rows} a`, body)
  // Only a row without links takes the focus itself.
  if (row && !link) row.tabIndex = -1
  const target = link ?? row
  target?.focus()
}
