import { minifyHtml } from '../../src/output/minify/minify-html'
import type { KnownForms } from '../../src/output/minify/page-minifier'
import { PagePrinter } from '../../src/output/print/page-printer'
import { withPolicy } from '../../src/output/print/with-policy'
import type { Rendering } from './site-parts'

/**
 * The expected result of printing page by page from pieces: one minifier pass over each whole page, then its policy.
 */
export function inOnePass({ renderer, drafts }: Rendering): Promise<string[]> {
  return Promise.all(drafts.map(async (draft) => `${withPolicy(await minifyHtml(renderer.preview(draft)))}\n`))
}

/**
 * The printed output of each page, one after the other, so that later pages are printed with what is known of earlier ones.
 *
 * @param forms keeps what was minified
 */
export async function printed({ renderer, drafts }: Rendering, forms?: KnownForms): Promise<string[]> {
  const printer = new PagePrinter(renderer, forms)
  const pages: string[] = []
  for (const draft of drafts) pages.push((await printer.print(draft)).join(''))
  return pages
}
