import { escapePattern } from '../../lib/escape-pattern'
import type { Fault } from '../../lib/fault'
import { dataTexts } from '../site/data-texts'
import { all, collapsed, textOf } from '../site/elements'
import { inTemplate } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Notes to oneself. Case-sensitive, because lower-case forms are words in other languages ("todo"). */
const notes = /\b(?:TODO|TBD|TBC|FIXME|XXX)\b/
const latin = /\blorem ipsum\b/i
/** What a template outputs by mistake instead of a value. */
const leftovers = /\{[a-z]+(?:\.[a-z]+)*\}|\[object [A-Z]\w+\]|\bNaN\b/

/** Texts that were never meant for visitors. Those of the data are reported there, not on the pages that show them. */
export const fillerRule: Rule = {
  id: 'filler',
  promise: 'no text is a note to oneself, lorem ipsum or a failed value',
  find: (site) => {
    const inData = unwrittenData(site)
    return [...inData.map(({ fault }) => fault), ...site.pages.flatMap((page) => unwritten(page, inData))]
  },
}

/** A text in the data that was never meant for visitors. */
interface Unwritten {
  readonly fault: Fault
  readonly words: string
  /** As pages show it, as far as that is known. */
  readonly shown: string
}

/** A text as far as pages show it as it is typed: no placeholders, quotation marks or Markdown. */
const plain = '[^{}"\'“”‘’*_`[\\]()<>]*'

function unwrittenData({ data }: RenderedSite): Unwritten[] {
  return dataTexts(data).flatMap(({ text, source, line }) => {
    const words = (notes.exec(text) ?? latin.exec(text))?.[0]
    if (words === undefined) return []
    const [shown = words] = new RegExp(plain + escapePattern(words) + plain).exec(text) ?? []
    const fault: Fault = { file: source.file, line: line(), ...saying(words) }
    return [{ fault, words, shown: collapsed(shown) }]
  })
}

function unwritten(page: RenderedPage, inData: readonly Unwritten[]): Fault[] {
  // Read once: on a large site, each access parses the page again.
  const text = wordsOf(page)
  const isKnown = (found: string) =>
    inData.some(({ fault, words, shown }) => {
      return words === found && (fault.file === page.source?.file || text.includes(shown))
    })
  const notesFound = [notes, latin].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  const found = [...notesFound.filter((words) => !isKnown(words)), ...(leftovers.exec(text) ?? [])]
  return found.map((words) => ({ ...inTemplate(page), ...saying(words) }))
}

/** What a page says: its text, its title and description, and what stands for images and controls. */
function wordsOf(page: RenderedPage): string {
  const attributes = all(page, 'meta[content], [alt], [aria-label], [title], [placeholder]').flatMap((element) =>
    spoken.flatMap((name) => element.getAttribute(name) ?? []),
  )
  return collapsed([textOf(page.document), ...attributes].join(' '))
}

const spoken = ['content', 'alt', 'aria-label', 'title', 'placeholder']

function saying(words: string): Pick<Fault, 'severity' | 'message' | 'fix'> {
  return {
    severity: 'error',
    message: `found “${words}”, expected a finished text`,
    fix: 'Write the final text',
  }
}
