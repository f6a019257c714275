import { memo } from '../../content/memo'
import { sha256 } from '../../content/sha256'
import type { TextStore } from '../cache/text-store'
import { isHarmless } from '../print/page-parts'
import { itemMarks, lengthened, shortened } from './form-runs'
import { KnownForms } from './known-forms'
import { htmlOf, joined, type Minified, type MinifiedForm, tagsOf, together } from './minified'
import { minifierName, minifyHtml } from './minify-html'
import { openElements } from './open-elements'
import { blank, isSafe, takeApart } from './page-form'
import { isDivisible, itemsOf, listItemsOf, mayBePart, withinTags } from './page-items'

/** How many forms are kept in memory. */
const limit = 500

/** Longer markup, in characters, is that of long lists, the form of which hardly ever comes again. */
const seldom = 20_000

/** Stands for what is in an item of a page: content to whoever takes the page apart. */
const pageMark = '\uE003'

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
   * A minified short form; undefined where the minifier cannot read it or has mended its tags: an element alone is not what
   * it is among others.
   */
  readonly #minifiedShort = memo(limit, async (form: string): Promise<Minified | undefined> => {
    const html = await this.#stored(form).catch(() => undefined)
    if (html === undefined || tagsOf(html) !== tagsOf(form)) return undefined
    return { texts: [html], isHarmless: isHarmless(html), isWhole: openElements(form)?.length === 0 }
  })
  readonly #store: TextStore | undefined

  /** @param store keeps minified forms from one run to the next */
  constructor(store?: TextStore) {
    this.#store = store
  }

  /** Minifies a page. Throws for markup that the minifier cannot read. */
  async minify(html: string): Promise<string> {
    const page = await this.#minify('', html, '')
    return page === undefined ? minifyHtml(html) : htmlOf(page)
  }

  /** Minifies what stands in an element of a page; undefined for what only a pass over the whole page is sure to do right. */
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
   * Items of a long list have forms of their own, which come again and again. The tags are put around what is left of it,
   * for the whole is too long to be made once more. Undefined where there are none that stand by themselves.
   */
  async #byItems(open: string, html: string, close: string): Promise<Minified | undefined> {
    const { outline, items } = itemsOf(html, pageMark)
    const around = open + outline + close
    if (!isDivisible(around)) return undefined
    const minified: (Minified | undefined)[] = []
    for (const part of [around, ...items]) {
      // A known form holds no script and no style, and what was cut within a value has a quote that does not end.
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

  /** Undefined for a form that is not safe. */
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

  /** A plot of hundreds of dots is a list: the forms of its items are few. */
  async #part(part: string): Promise<Minified | undefined> {
    if (part.length <= longPart) return this.#minified(part)
    const { outline, items } = listItemsOf(part, itemMarks.list)
    return joined(await Promise.all([outline, ...items].map((each) => this.#minified(each))), itemMarks.list)
  }

  /** A minified form; undefined where its short form is. */
  async #minified(form: string): Promise<Minified | undefined> {
    const { form: short, runs } = shortened(form)
    const minified = await this.#minifiedShort(short)
    const html = minified && lengthened(htmlOf(minified), runs)
    return minified && html !== undefined ? { ...minified, texts: [html] } : undefined
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
