import { stringify } from 'csv-stringify/sync'

/** A column: the name of a field, and its heading. */
export type Column<Row> = readonly [field: keyof Row & string, heading: string]

/**
 * Records as CSV, with headings. The byte order mark shows spreadsheets the encoding. Text that a spreadsheet would
 * evaluate as a formula is escaped.
 */
export function csv<Row extends object>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const named = columns.map(([key, header]) => ({ key, header }))
  return stringify([...rows], { columns: named, header: true, bom: true, escape_formulas: true })
}
