import { memo } from '../content/memo'
import { sha256 } from '../content/sha256'
import { KnownForms } from './known-forms'
import { minifierName, minifyHtml } from './minify-html'
import { openElements } from './open-elements'
import { blank, isSafe, putTogether, takeApart } from './page-form'
import { isHarmless } from './page-parts'
import type { TextStore } from './text-store'

/** How many forms are kept in memory. */
const limit = 500

/** Longer forms, in characters, are those of long lists, which hardly ever come again. */
const seldom = 20_000

/** Stands for what is in an element of which a page may have many, such as a row of a table. */
const mark = '\uE002'

/** Elements of which a page may have many, with nothing of their kind in them: what is in each has a form of its own. */
const repeated = /(<(article|section|tr)\b[^>]*>)((?:(?!<\/?(?:article|section|tr)\b).)+)(?=<\/\2>)/gs

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
}

/** The tags of a form, in order. */
function tagsOf(form: string): string {
  return (form.match(/<\/?[a-z][^\s>/]*/gi) ?? []).join().toLowerCase()
}

/** What is in an element. */
function withoutTags(element: string): string {
  return element.slice(element.indexOf('>') + 1, element.lastIndexOf('</'))
}

/** A page of a form. Undefined where the form has another number of blanks. */
function together(form: MinifiedForm, contents: readonly string[]): Minified | undefined {
  const html = putTogether(form.pieces, contents)
  return html === undefined ? undefined : { html, isHarmless: form.isHarmless, isWhole: form.isWhole }
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
    const page = await this.#byForm(html)
    return page?.html ?? minifyHtml(html)
  }

  /** Minifies what stands in an element of a page; undefined for what only a pass over the whole page is sure to do right. */
  async inside(name: 'head' | 'main', html: string): Promise<Inside | undefined> {
    const element = await this.#byForm(`<${name}>${html}</${name}>`)
    if (!element?.isWhole) return undefined
    return { html: element.html.slice(name.length + 2, -name.length - 3), isHarmless: element.isHarmless }
  }

  async #byForm(html: string): Promise<Minified | undefined> {
    const known = this.#known.find(html)
    if (known !== undefined) return together(known.known, known.contents)
    const page = takeApart(html)
    const form = page && (await (page.form.length > seldom ? this.#formOf(page.form) : this.#form(page.form)))
    return page && form && together(form, page.contents)
  }

  /** Undefined for a form that is not safe. */
  async #formOf(form: string): Promise<MinifiedForm | undefined> {
    if (!isSafe(form)) return undefined
    const inner: string[] = []
    const outline = form.replace(repeated, (_, open: string, name: string, within: string) => {
      inner.push(`<${name}>${within}</${name}>`)
      return open + mark
    })
    const all = await Promise.all([outline, ...inner].map((part) => this.#minified(part)))
    const [around, ...elements] = all.filter((part) => part !== undefined)
    const parts = around?.html.split(mark)
    if (elements.length !== inner.length || parts?.length !== inner.length + 1) return undefined
    const whole = parts.map((part, index) => part + withoutTags(elements[index]?.html ?? '')).join('')
    return {
      pieces: whole.split(blank),
      isHarmless: all.every((part) => part?.isHarmless),
      isWhole: all.every((part) => part?.isWhole),
    }
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
