import { memo } from '../content/memo'
import { minifierName, minifyHtml } from './minify-html'
import { type PageForm, piecesOf, putTogether, takeApart } from './page-form'
import { sha256 } from './sha256'
import type { TextStore } from './text-store'

/** How many forms are kept in memory. */
const limit = 500

/** Minifies pages, and what they have in common once: the result is that of a pass of the minifier over each. */
export class PageMinifier {
  /** A minified form, in pieces. */
  readonly #minifiedForm = memo(limit, async (form: string) => piecesOf(await this.#storedForm(form)))
  readonly #store: TextStore | undefined

  /** @param store keeps minified forms from one run to the next */
  constructor(store?: TextStore) {
    this.#store = store
  }

  /** Minifies a page. Throws for markup that the minifier cannot read. */
  async minify(html: string): Promise<string> {
    const page = takeApart(html)
    const whole = page && (await this.#together(page))
    return whole ?? minifyHtml(html)
  }

  async #together({ form, contents }: PageForm): Promise<string | undefined> {
    const texts: string[] = []
    for (const content of contents) {
      const text = typeof content === 'string' ? content : await this.#inner(content)
      if (text === undefined) return undefined
      texts.push(text)
    }
    return putTogether(await this.#minifiedForm(form), texts)
  }

  /** What is in a minified element, without its tags. */
  async #inner(block: PageForm): Promise<string | undefined> {
    const html = await this.#together(block)
    return html?.slice(html.indexOf('>') + 1, html.lastIndexOf('</'))
  }

  async #storedForm(form: string): Promise<string> {
    const key = sha256(`${minifierName}\n${form}`)
    const stored = this.#store?.read(key)
    if (stored !== undefined) return stored
    const minified = await minifyHtml(form)
    this.#store?.write(key, minified)
    return minified
  }
}
