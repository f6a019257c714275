import { memo } from '../content/memo'
import { minifierName, minifyHtml } from './minify-html'
import { openElements } from './open-elements'
import { blank, isSafe, putTogether, takeApart } from './page-form'
import { isHarmless } from './page-parts'
import { sha256 } from './sha256'
import type { TextStore } from './text-store'

/** How many forms are kept in memory. */
const limit = 500

/** Longer forms, in characters, are those of long lists, which hardly ever come again. */
const seldom = 20_000

/** Stands for what is in an element of which a page may have many, such as a row of a table. */
const mark = '\uE002'

/** Elements of which a page may have many, with nothing of their kind in them: what is in each has a form of its own. */
const repeated = /(<(article|tr)\b[^>]*>)((?:(?!<\/?\2\b).)+)(?=<\/\2>)/gs

/** What stands in an element of a page, minified. */
export interface Inside {
  readonly html: string
  /** Whether it is sure to hold nothing that a policy has to allow. */
  readonly isHarmless: boolean
}

/** A minified form as the pieces between its blanks. */
interface MinifiedForm extends Pick<Inside, 'isHarmless'> {
  readonly pieces: readonly string[]
  /** Whether every element that begins in it also ends in it, in order. */
  readonly isWhole: boolean
}

/** The tags of a form, in order. */
function tagsOf(form: string): string {
  return (form.match(/<\/?[a-z][^\s>/]*/gi) ?? []).join().toLowerCase()
}

/** What is in an element. */
function withoutTags(element: string): string {
  return element.slice(element.indexOf('>') + 1, element.lastIndexOf('</'))
}

/** Minifies pages, and what they have in common once: the result is that of a pass of the minifier over each. */
export class PageMinifier {
  readonly #form = memo(limit, (form: string) => this.#formOf(form))

  /** A minified form; undefined where the minifier has mended its tags: an element alone is not what it is among others. */
  readonly #minified = memo(limit, async (form: string) => {
    const minified = await this.#stored(form)
    return tagsOf(minified) === tagsOf(form) ? minified : undefined
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

  async #byForm(html: string): Promise<(Inside & { readonly isWhole: boolean }) | undefined> {
    const page = takeApart(html)
    const form = page && (await (page.form.length > seldom ? this.#formOf(page.form) : this.#form(page.form)))
    const whole = page && form && putTogether(form.pieces, page.contents)
    return form && whole !== undefined ? { ...form, html: whole } : undefined
  }

  /** Undefined for a form that is not safe. */
  async #formOf(form: string): Promise<MinifiedForm | undefined> {
    if (!isSafe(form)) return undefined
    const inner: string[] = []
    const outline = form.replace(repeated, (_, open: string, name: string, within: string) => {
      inner.push(`<${name}>${within}</${name}>`)
      return open + mark
    })
    const parts = (await this.#minified(outline))?.split(mark)
    const elements = await Promise.all(inner.map((element) => this.#minified(element)))
    if (parts?.length !== inner.length + 1 || elements.includes(undefined)) return undefined
    const whole = parts.map((part, index) => part + withoutTags(elements[index] ?? '')).join('')
    const isWhole = openElements(form)?.length === 0
    return { pieces: whole.split(blank), isHarmless: isHarmless(whole), isWhole }
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
