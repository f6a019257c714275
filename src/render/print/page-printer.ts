import { memo } from '../../lib/memo'
import { templateError } from '../compile/template-error'
import { withinTime } from '../compile/within-time'
import { minifyHtml } from '../minify/minify-html'
import { minifyInside } from '../minify/minify-inside'
import { oddSpaces } from '../structure/contents'
import { type MinifiedBody, minifiedBody, type StructuredPart, Structures } from '../structure/structures'
import type { PageDraft } from './page-draft'
import { pageParts, partOfScript } from './page-parts'
import type { PageContent, PageRenderer } from './page-renderer'
import { type PageShell, shellOf, slot, standsAlone, wholePage } from './page-shell'
import { policyTag, withPolicy } from './policy'

/** Whitespace that the minifier changes, and any whitespace next to a tag; a head without it is left unchanged. */
const reactive = new RegExp(`${oddSpaces()}|>\\s|\\s<`, 'v')

/** More layouts than any site has: one per template, and one per page that header and footer link to. */
const layouts = 1_000

const utf8 = (text: string) => Buffer.from(text)

/** Puts a page with its minified body into a layout. */
type Layout = (page: PageContent, body: MinifiedBody) => Uint8Array

/**
 * Prints pages: renders and minifies them, and adds each page's policy. What all pages of a kind share is minified
 * once; the result is byte for byte what minifying the whole page would give.
 */
export class PagePrinter {
  readonly #renderer: PageRenderer
  readonly #structures = new Structures()
  readonly #layoutFor = memo(layouts, (raw: PageShell) => this.#layout(raw))

  constructor(renderer: PageRenderer) {
    this.#renderer = renderer
  }

  /** Pages as published. @throws InputError when a template throws or produces markup that cannot be parsed */
  async print(drafts: readonly PageDraft[]): Promise<Uint8Array[]> {
    let last: PageDraft | undefined
    try {
      const pages: Uint8Array[] = []
      const jobs: { draft: PageDraft; raw: PageShell; page: PageContent; layout: Layout | undefined }[] = []
      for (const draft of drafts) {
        last = draft
        const [raw, page] = [this.#renderer.shell(draft), this.#renderer.content(draft)]
        jobs.push({ draft, raw, page, layout: reactive.test(page.head) ? undefined : await this.#layoutFor(raw) })
      }
      // One time limit for all of them: to set one takes as long as to render a page.
      const parts = withinTime(() =>
        jobs.map(({ draft, page, layout }) => {
          last = draft
          return layout && this.#structures.trace(page.body)
        }),
      )
      for (const [index, { draft, raw, page, layout }] of jobs.entries()) {
        last = draft
        const body = layout && (await bodyOf(page, parts[index]))
        pages.push(layout && body ? layout(page, body) : await this.#inOnePass(raw, page))
      }
      return pages
    } catch (error) {
      // Markup that the minifier cannot parse is a mistake in the template.
      throw templateError(error, last?.template ?? '', last?.path)
    }
  }

  async #inOnePass(raw: PageShell, { head, body }: PageContent): Promise<Uint8Array> {
    const html = await minifyHtml(wholePage(raw, head, body.markup()))
    return utf8(`${withPolicy(html, this.#renderer.policy)}\n`)
  }

  /** A layout for bodies that are minified on their own; undefined if they cannot be. */
  async #layout(raw: PageShell): Promise<Layout | undefined> {
    const shell = shellOf(await minifyHtml(wholePage(raw, '', slot)))
    if (!standsAlone(shell)) return undefined
    const { top, encoding, lead, middle } = shell
    const end = `${shell.end}\n`
    const [before, between, after] = [pageParts(top + encoding + lead), pageParts(middle), pageParts(end)]
    // Encoded once: this is the larger part of most pages.
    const bytes = { top: utf8(top), encoding: utf8(encoding), lead: utf8(lead), middle: utf8(middle), end: utf8(end) }
    return ({ head, scripts }, { texts, isHarmless }) => {
      const shown = isHarmless ? [] : pageParts(texts.join(''))
      const parts = [...before, ...scripts.map(partOfScript), ...between, ...shown, ...after]
      const tag = policyTag(parts, this.#renderer.policy)
      const start = tag.isFirst ? [utf8(tag.html), bytes.encoding] : [bytes.encoding, utf8(tag.html)]
      const body = texts.map(utf8)
      return Buffer.concat([bytes.top, ...start, bytes.lead, utf8(head), bytes.middle, ...body, bytes.end])
    }
  }
}

/** The body of a page, minified on its own; undefined if it cannot be. @throws InputError when its template throws */
async function bodyOf({ body }: PageContent, part: StructuredPart | undefined): Promise<MinifiedBody | undefined> {
  const known = part && (await minifiedBody(part, body))
  if (known !== undefined) return known
  const minified = await minifyInside('main', body.markup())
  return minified === undefined ? undefined : { texts: [minified], isHarmless: false }
}
