import { memo } from '../../lib/memo'
import { isHarmless } from './is-harmless'
import { type Minified, type MinifiedForm, tagsOf } from './minified'
import { minifyHtml } from './minify-html'
import { openElements } from './open-elements'
import { blank, isSafe, type PageForm, putTogether, takeApart } from './page-form'

/** How many forms are kept in memory. */
const limit = 500

/** In characters: longer forms hardly ever recur. */
const seldom = 20_000

/** Minifies markup, and what pieces of it have in common only once. The result equals that of minifying each. */
export class PageMinifier {
  readonly #known = memo(limit, (form: string) => this.#minified(form))

  /** Minifies a page. Throws for markup that the minifier cannot parse. */
  async minify(html: string): Promise<string> {
    return (await this.#byForm(html))?.html ?? minifyHtml(html)
  }

  /**
   * Minifies the content of an element of a page; undefined if only minifying the whole page is certain to be correct.
   */
  async inside(name: 'head' | 'main', html: string): Promise<Minified | undefined> {
    const found = await this.#byForm(`<${name}>${html}</${name}>`)
    if (found?.isWhole !== true) return undefined
    return { texts: [found.html.slice(name.length + 2, -name.length - 3)], isHarmless: found.isHarmless }
  }

  /** The minified form of markup, and its contents. Undefined if only minifying it as it is is certain to be correct. */
  async formOf(html: string): Promise<(MinifiedForm & Pick<PageForm, 'contents'>) | undefined> {
    const apart = takeApart(html)
    if (apart === undefined || !isSafe(apart.form)) return undefined
    const minified = await (apart.form.length > seldom ? this.#minified(apart.form) : this.#known(apart.form))
    return minified && { ...minified, contents: apart.contents }
  }

  async #byForm(html: string) {
    const found = await this.formOf(html)
    if (found === undefined) return undefined
    const filled = putTogether(found.pieces, found.contents)
    return filled === undefined ? undefined : { ...found, html: filled }
  }

  /** Undefined if the minifier cannot parse a form or repairs its tags: with other contents, it might not. */
  async #minified(form: string): Promise<MinifiedForm | undefined> {
    const html = await minifyHtml(form).catch(() => undefined)
    if (html === undefined || tagsOf(html) !== tagsOf(form)) return undefined
    const isWhole = openElements(form)?.length === 0
    return { pieces: html.split(blank), isHarmless: isHarmless(html), isWhole }
  }
}
