import { memo } from '../content/memo'
import { sha256 } from '../content/sha256'
import { KnownForms } from './known-forms'
import { minifierName, minifyHtml } from './minify-html'
import { openElements } from './open-elements'
import { blank, isSafe, putTogether, takeApart } from './page-form'
import { itemsOf, listItemsOf, mayHaveItems, withItems } from './page-items'
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

/** What stands in an element of a page, minified. */
export interface Inside {
  readonly html: string
  /** Whether it is sure to hold nothing that a policy has to allow. */
  readonly isHarmless: boolean
}

/** Minified markup. */
interface Minified extends Inside {
  /** Whether every element that begins in it also ends in it, in order. */
  readonly isWhole: boolean
}

/** A minified form as the pieces between its blanks. */
interface MinifiedForm extends Omit<Minified, 'html'> {
  readonly pieces: readonly string[]
  /** Whether the minifier leaves it as it is. */
  readonly isSame: boolean
}

/** The tags of a form, in order. */
function tagsOf(form: string): string {
  return (form.match(/<\/?[a-z][^\s>/]*/gi) ?? []).join().toLowerCase()
}

/** A page of a form. Undefined where the form has another number of blanks. @param page as it was taken apart */
function together(form: MinifiedForm, { contents, page }: { contents: readonly string[]; page: string }) {
  const html = form.isSame ? page : putTogether(form.pieces, contents)
  return html === undefined ? undefined : { html, isHarmless: form.isHarmless, isWhole: form.isWhole }
}

/** Markup of which the items were minified apart; undefined where one of them could not be. */
function joined([outline, ...items]: readonly (Minified | undefined)[], mark: string): Minified | undefined {
  const minified = items.filter((item) => item !== undefined)
  if (outline === undefined || minified.length < items.length) return undefined
  const all = [outline, ...minified]
  const html = withItems(outline.html, { mark, items: minified.map((item) => item.html) })
  if (html === undefined) return undefined
  return { html, isHarmless: all.every((part) => part.isHarmless), isWhole: all.every((part) => part.isWhole) }
}

/** Minifies pages, and what they have in common once: the result is that of a pass of the minifier over each. */
export class PageMinifier {
  readonly #known = new KnownForms<MinifiedForm>(limit)
  readonly #form = memo(limit, async (form: string) => {
    const minified = await this.#formOf(form)
    if (minified !== undefined) this.#known.add(form, minified)
    return minified
  })

  /** A minified form; undefined where the minifier has mended its tags: an element alone is not what it is among others. */
  readonly #minified = memo(limit, async (form: string): Promise<Minified | undefined> => {
    const html = await this.#stored(form)
    if (tagsOf(html) !== tagsOf(form)) return undefined
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
    const { outline, items } = itemsOf(form, marks.form)
    const minified = await Promise.all([outline, ...items].map((part) => this.#part(part)))
    const whole = joined(minified, marks.form)
    if (whole === undefined) return undefined
    const { html, ...about } = whole
    return { ...about, pieces: html.split(blank), isSame: html === form }
  }

  /** A plot of hundreds of dots is a list: the forms of its items are few. */
  async #part(part: string): Promise<Minified | undefined> {
    const { outline, items } = part.length > longPart ? listItemsOf(part, marks.list) : { outline: part, items: [] }
    if (items.length === 0) return this.#minified(part)
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
