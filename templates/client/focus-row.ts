import { find } from './find'

/**
 * Moves the focus to the rows of a table from one on: to the first link in them, and where none has any, to that row. Who
 * asks for more rows by keyboard would otherwise stay behind them.
 */
export function focusRow(body: HTMLElement, at: number) {
  const rows = `tr:nth-child(n + ${at + 1})`
  const row = find(rows, body)
  const link = find(`${rows} a`, body)
  // Only a row that nothing else leads to takes the focus itself.
  if (row && !link) row.tabIndex = -1
  const target = link ?? row
  target?.focus()
}
