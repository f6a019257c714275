import { minifyHtml } from '../../src/render/minify/minify-html'
import { PagePrinter } from '../../src/render/print/page-printer'
import { withPolicy } from '../../src/render/print/policy'
import type { Rendering } from './site-parts'

/**
 * The expected result of printing page by page from pieces: one minifier pass over each whole page, then its policy.
 */
export function inOnePass({ renderer, drafts }: Rendering): Promise<string[]> {
  return Promise.all(drafts.map(async (draft) => `${withPolicy(await minifyHtml(renderer.preview(draft)))}\n`))
}

/**
 * The printed output of each page, one after the other: later pages are printed with what is known of earlier ones.
 */
export async function printed({ renderer, drafts }: Rendering): Promise<string[]> {
  const printer = new PagePrinter(renderer)
  const pages = await printer.print(drafts)
  return pages.map((page) => Buffer.from(page).toString())
}
