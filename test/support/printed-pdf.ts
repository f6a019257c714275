import type { Page } from 'playwright-core'

/** Prints a page as a PDF with an outline. */
export function printPdf(page: Page, format: string): Promise<Buffer> {
  return page.pdf({ format, printBackground: true, outline: true, tagged: true })
}

/** How many pages a PDF has. */
export function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Where a heading is in a PDF. */
export interface PrintedHeading {
  readonly title: string
  /** The number of its page among the objects of the PDF, which names the sheet. */
  readonly sheet: string
  /** The distance from the foot of the sheet to its upper edge, in points. */
  readonly top: number
}

/** The headings of a page as it prints, from the outline of its PDF. */
export function headingsOf(pdf: Buffer): PrintedHeading[] {
  const entries = pdf.toString('latin1').matchAll(/\/Title \((.*)\)\s*\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+)/g)
  return [...entries].map(([, title = '', sheet = '', top]) => ({ title, sheet, top: Number(top) }))
}
