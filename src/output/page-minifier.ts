import { memo } from '../content/memo'
import { sha256 } from '../content/sha256'
import { KnownForms } from './known-forms'
import { type Inside, joined, type Minified, type MinifiedForm, tagsOf, together } from './minified'
import { minifierName, minifyHtml } from './minify-html'
import { openElements } from './open-elements'
import { blank, isSafe, takeApart } from './page-form'
import { isDivisible, itemsOf, listItemsOf, mayHaveItems } from './page-items'
import { isHarmless } from './page-parts'
import type { TextStore } from './text-store'

/** How many forms are kept in memory. */
const limit = 500

/** Longer markup, in characters, is that of long lists, the form of which hardly ever comes again. */
const seldom = 20_000

/** Stands for an item of a form, of a list in it, and of a page: the latter is content to whoever takes the page apart. */
const marks = { form: '\uE002', list: '\uE004', page: '\uE003' }

/** Longer parts of a form, in characters, are worth being divided once more. */
const longPart = 2_000

/** Minifies pages, and what they have in common once: the result is that of a pass of the minifier over each. */
export class PageMinifier {
  readonly #known = new KnownForms<MinifiedForm>(limit)
  readonly #form = memo(limit, async (form: string) => {
    const minified = await this.#formOf(form)
    if (minified !== undefined) this.#known.add(form, minified)
    return minified
  })

  /**
   * A minified form; undefined where the minifier cannot read it or has mended its tags: an element alone is not what it is
   * among others.
   */
  readonly #minified = memo(limit, async (form: string): Promise<Minified | undefined> => {
    const html = await this.#stored(form).catch(() => undefined)
    if (html === undefined || tagsOf(html) !== tagsOf(form)) return undefined
    return { html, isHarmless: isHarmless(html), isWhole: openElements(form)?.length === 0 }
  })
  readonly #store: TextStore | undefined

  /** @param store keeps minified forms from one run to the next */
  constructor(store?: TextStore) {
    this.#store = store
  }

  /** Minifies a page. Throws for markup that the minifier cannot read. */
  async minify(html: string): Promise<string> {
    const page = await this.#minify(html)
    return page?.html ?? minifyHtml(html)
  }

  /** Minifies what stands in an element of a page; undefined for what only a pass over the whole page is sure to do right. */
  async inside(name: 'head' | 'main', html: string): Promise<Inside | undefined> {
    const element = await this.#minify(`<${name}>${html}</${name}>`)
    if (!element?.isWhole) return undefined
    return { html: element.html.slice(name.length + 2, -name.length - 3), isHarmless: element.isHarmless }
  }

  async #minify(html: string): Promise<Minified | undefined> {
    return html.length > seldom && mayHaveItems(html) ? this.#byItems(html) : this.#byForm(html)
  }

  /** Its items have forms of their own, which come again and again. */
  async #byItems(html: string): Promise<Minified | undefined> {
    const { outline, items } = itemsOf(html, marks.page)
    if (!isDivisible(outline)) return this.#byForm(html)
    const minified: (Minified | undefined)[] = []
    for (const part of [outline, ...items]) minified.push(await this.#byForm(part))
    return joined(minified, marks.page)
  }

  async #byForm(html: string): Promise<Minified | undefined> {
    const known = this.#known.find(html)
    if (known !== undefined) return together(known.known, { contents: known.contents, page: html })
    const apart = takeApart(html)
    const form = apart && (await (apart.form.length > seldom ? this.#formOf(apart.form) : this.#form(apart.form)))
    return apart && form && together(form, { contents: apart.contents, page: html })
  }

  /** Undefined for a form that is not safe. */
  async #formOf(form: string): Promise<MinifiedForm | undefined> {
    if (!isSafe(form)) return undefined
    const whole = isDivisible(form) ? await this.#byParts(form) : await this.#minified(form)
    if (whole === undefined) return undefined
    const { html, ...about } = whole
    return { ...about, pieces: html.split(blank), isSame: html === form }
  }

  async #byParts(form: string): Promise<Minified | undefined> {
    const { outline, items } = itemsOf(form, marks.form)
    return joined(await Promise.all([outline, ...items].map((part) => this.#part(part))), marks.form)
  }

  /** A plot of hundreds of dots is a list: the forms of its items are few. */
  async #part(part: string): Promise<Minified | undefined> {
    if (part.length <= longPart) return this.#minified(part)
    const { outline, items } = listItemsOf(part, marks.list)
    return joined(await Promise.all([outline, ...items].map((each) => this.#minified(each))), marks.list)
  }

  async #stored(form: string): Promise<string> {
    const key = sha256(`${minifierName}\n${form}`)
    const stored = this.#store?.read(key)
    if (stored !== undefined) return stored
    const minified = await minifyHtml(form)
    this.#store?.write(key, minified)
    return minified
  }
}
