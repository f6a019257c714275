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

/** A page, and its body as traced; undefined if React must render that. */
interface TracedPage extends PageContent {
  readonly draft: PageDraft
  readonly part: StructuredPart | undefined
}

/** Prints a page within its layout. */
type Print = (page: TracedPage) => Promise<Uint8Array>

/**
 * Prints pages: renders and minifies them, and adds each page's policy. What all pages of a kind share is minified
 * once; the result is byte for byte what minifying the whole page would give.
 */
export class PagePrinter {
  readonly #renderer: PageRenderer
  readonly #structures = new Structures()
  readonly #printFor = memo(layouts, (raw: PageShell) => this.#prepare(raw))

  constructor(renderer: PageRenderer) {
    this.#renderer = renderer
  }

  /** Pages as published. @throws InputError when a template throws or produces markup that cannot be parsed */
  async print(drafts: readonly PageDraft[]): Promise<Uint8Array[]> {
    const pages: Uint8Array[] = []
    let last: PageDraft | undefined
    const traced = (draft: PageDraft): TracedPage => {
      last = draft
      const page = this.#renderer.content(draft)
      return { ...page, draft, part: this.#structures.trace(page.body) }
    }
    try {
      // One time limit for all of them: to set one takes as long as to render a page.
      for (const page of withinTime(() => drafts.map(traced))) {
        last = page.draft
        const print = await this.#printFor(this.#renderer.shell(last))
        pages.push(await print(page))
      }
    } catch (error) {
      // Markup that the minifier cannot parse is a mistake in the template.
      throw templateError(error, last?.template ?? '', last?.path)
    }
    return pages
  }

  async #prepare(raw: PageShell): Promise<Print> {
    const { policy: exceptions } = this.#renderer
    const inOnePass: Print = async ({ head, body }) =>
      Buffer.from(`${withPolicy(await minifyHtml(wholePage(raw, head, body.markup())), exceptions)}\n`)
    const shell = shellOf(await minifyHtml(wholePage(raw, '', slot)))
    if (!standsAlone(shell)) return inOnePass
    const { top, encoding, lead, middle } = shell
    const end = `${shell.end}\n`
    const [before, between, after] = [pageParts(top + encoding + lead), pageParts(middle), pageParts(end)]
    // Encoded once: this is the larger part of most pages.
    const bytes = { top: utf8(top), encoding: utf8(encoding), lead: utf8(lead), middle: utf8(middle), end: utf8(end) }
    return async (page) => {
      const body = reactive.test(page.head) ? undefined : await this.#bodyOf(page)
      if (body === undefined) return inOnePass(page)
      const shown = body.isHarmless ? [] : pageParts(body.texts.join(''))
      const parts = [...before, ...page.scripts.map(partOfScript), ...between, ...shown, ...after]
      const tag = policyTag(parts, exceptions)
      const policy = utf8(tag.html)
      const start = tag.isFirst ? [policy, bytes.encoding] : [bytes.encoding, policy]
      const texts = body.texts.map(utf8)
      return Buffer.concat([bytes.top, ...start, bytes.lead, utf8(page.head), bytes.middle, ...texts, bytes.end])
    }
  }

  /** The body of a page, minified on its own; undefined if it cannot be. @throws InputError when its template throws */
  async #bodyOf({ body, part }: TracedPage): Promise<MinifiedBody | undefined> {
    const known = part && (await minifiedBody(part, body))
    if (known !== undefined) return known
    const minified = await minifyInside('main', body.markup())
    return minified === undefined ? undefined : { texts: [minified], isHarmless: false }
  }
}
