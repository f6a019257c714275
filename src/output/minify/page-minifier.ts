import { memo } from '../../content/memo'
import { sha256 } from '../../content/sha256'
import type { TextStore } from '../cache/text-store'
import { isHarmless } from '../print/page-parts'
import { itemMarks, lengthened, shortened } from './form-runs'
import { KnownForms } from './known-forms'
import { htmlOf, joined, type Minified, type MinifiedForm, tagsOf, together } from './minified'
import { minifierVersion, minifyHtml } from './minify-html'
import { openElements } from './open-elements'
import { blank, isSafe, takeApart } from './page-form'
import { isDivisible, itemsOf, listItemsOf, mayBePart, withinTags } from './page-items'

/** How many forms are kept in memory. */
const limit = 500

/** In characters: longer markup consists of long lists, whose forms hardly ever recur. */
const seldom = 20_000

/** Placeholder for the content of an item of a page; treated as content when the page is taken apart. */
const pageMark = '\uE003'

/** In characters: longer parts of a form are worth dividing once more. */
const longPart = 2_000

/** Minifies pages, and their common parts only once. The result equals that of minifying each page separately. */
export class PageMinifier {
  readonly #known = new KnownForms<MinifiedForm>(limit)
  readonly #form = memo(limit, async (form: string) => {
    const minified = await this.#formOf(form)
    if (minified !== undefined) this.#known.add(form, minified)
    return minified
  })

  /**
   * A minified short form; undefined if the minifier cannot parse it or has repaired its tags, because an element may
   * be treated differently on its own than among others.
   */
  readonly #minifiedShort = memo(limit, async (form: string): Promise<Minified | undefined> => {
    const html = await this.#stored(form).catch(() => undefined)
    if (html === undefined || tagsOf(html) !== tagsOf(form)) return undefined
    return { texts: [html], isHarmless: isHarmless(html), isWhole: openElements(form)?.length === 0 }
  })
  readonly #store: TextStore | undefined

  /** @param store keeps minified forms between runs */
  constructor(store?: TextStore) {
    this.#store = store
  }

  /** Minifies a page. Throws for markup that the minifier cannot parse. */
  async minify(html: string): Promise<string> {
    const page = await this.#minify('', html, '')
    return page === undefined ? minifyHtml(html) : htmlOf(page)
  }

  /**
   * Minifies the content of an element of a page; undefined if only minifying the whole page is certain to be correct.
   */
  async inside(name: 'head' | 'main', html: string): Promise<Minified | undefined> {
    const element = await this.#minify(`<${name}>`, html, `</${name}>`)
    return element?.isWhole ? { ...element, texts: withinTags(element.texts) } : undefined
  }

  /** Minifies markup between tags. */
  async #minify(open: string, html: string, close: string): Promise<Minified | undefined> {
    const list = html.length > seldom ? await this.#byItems(open, html, close) : undefined
    return list ?? this.#byForm(open + html + close)
  }

  /**
   * The items of a long list have forms of their own, which recur often. The tags are put around the outline, since the
   * whole is too long to copy again. Undefined if no items are independent.
   */
  async #byItems(open: string, html: string, close: string): Promise<Minified | undefined> {
    const { outline, items } = itemsOf(html, pageMark)
    const around = open + outline + close
    if (!isDivisible(around)) return undefined
    const minified: (Minified | undefined)[] = []
    for (const part of [around, ...items]) {
      // A known form contains no script or style, and a part cut within an attribute value has an unclosed quote.
      minified.push(this.#byKnownForm(part) ?? (mayBePart(part) ? await this.#byNewForm(part) : undefined))
    }
    return joined(minified, pageMark)
  }

  async #byForm(html: string): Promise<Minified | undefined> {
    return this.#byKnownForm(html) ?? this.#byNewForm(html)
  }

  #byKnownForm(html: string): Minified | undefined {
    const found = this.#known.find(html)
    return found && together(found.known, { contents: found.contents, page: html })
  }

  async #byNewForm(html: string): Promise<Minified | undefined> {
    const apart = takeApart(html)
    const form = apart && (await (apart.form.length > seldom ? this.#formOf(apart.form) : this.#form(apart.form)))
    return apart && form && together(form, { contents: apart.contents, page: html })
  }

  /** Undefined for an unsafe form. */
  async #formOf(form: string): Promise<MinifiedForm | undefined> {
    if (!isSafe(form)) return undefined
    const whole = isDivisible(form) ? await this.#byParts(form) : await this.#minified(form)
    if (whole === undefined) return undefined
    const html = htmlOf(whole)
    return { pieces: html.split(blank), isSame: html === form, isHarmless: whole.isHarmless, isWhole: whole.isWhole }
  }

  async #byParts(form: string): Promise<Minified | undefined> {
    const { outline, items } = itemsOf(form, itemMarks.form)
    return joined(await Promise.all([outline, ...items].map((part) => this.#part(part))), itemMarks.form)
  }

  /** A plot of hundreds of dots is a list whose items have few distinct forms. */
  async #part(part: string): Promise<Minified | undefined> {
    if (part.length <= longPart) return this.#minified(part)
    const { outline, items } = listItemsOf(part, itemMarks.list)
    return joined(await Promise.all([outline, ...items].map((each) => this.#minified(each))), itemMarks.list)
  }

  /** A minified form; undefined if its short form is. */
  async #minified(form: string): Promise<Minified | undefined> {
    const { form: short, runs } = shortened(form)
    const minified = await this.#minifiedShort(short)
    const html = minified && lengthened(htmlOf(minified), runs)
    return minified && html !== undefined ? { ...minified, texts: [html] } : undefined
  }

  async #stored(form: string): Promise<string> {
    const key = sha256(`${minifierVersion}\n${form}`)
    const stored = this.#store?.read(key)
    if (stored !== undefined) return stored
    const minified = await minifyHtml(form)
    this.#store?.write(key, minified)
    return minified
  }
}
