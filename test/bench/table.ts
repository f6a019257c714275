/** Name and width of each; negative where texts are aligned to the left. */
const columns = [
  ['brands', 7],
  ['run', -13],
  ['pages', 7],
  ['wall ms', 8],
  ['cpu ms', 8],
  ['peak MiB', 8],
  ['ms/page', 7],
  ['bytes', 13],
  ['× floor', 7],
  ['% of cold', 9],
] as const

type Cell = string | number

/** The cells of a row, or its first ones. */
export type Row = readonly Cell[]

/** The line above the rows. */
export const heading = line(columns.map(([name]) => name))

/** A row as a line of text; numbers are rounded. */
export function line(row: Row): string {
  return row.map((cell, index) => pad(textOf(cell), columns[index]?.[1] ?? 0)).join(' ')
}

function textOf(cell: Cell): string {
  return typeof cell === 'number' ? Math.round(cell).toLocaleString('en-US') : cell
}

function pad(cell: string, width: number): string {
  return width < 0 ? cell.padEnd(-width) : cell.padStart(width)
}
