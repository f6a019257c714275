import { escapePattern } from '../../lib/escape-pattern'
import { memo } from '../../lib/memo'
import { dataTexts } from '../site/data-texts'
import { collapsed, values } from '../site/elements'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Reminders. Case-sensitive, because lower-case forms are words in other languages ("todo"). */
const notes = /\b(?:TODO|TBD|TBC|FIXME|XXX)\b/
const latin = /\blorem ipsum\b/i
/** What a template outputs by mistake instead of a value. */
const leftovers = /\{[a-z]+(?:\.[a-z]+)*\}|\[object [A-Z]\w+\]|\bNaN\b/

/** Texts that were never meant for visitors. Those of the data are reported there, not on the pages that show them. */
export const fillerRule: Rule = {
  id: 'filler',
  promise: 'no text is a reminder, lorem ipsum or a failed value',
  fix: 'Write the final text',
  find: (site) => inData(site).map(({ words, place }) => ({ ...place(), message: messageOf(words) })),
  findOn: (page, site) => {
    const text = wordsOf(page)
    const isKnown = (found: string) =>
      inData(site).some(({ words, shown, source }) => {
        return words === found && (source === page.source || text.includes(shown))
      })
    const unfinished = [notes, latin].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    return [...unfinished.filter((words) => !isKnown(words)), ...(leftovers.exec(text) ?? [])].map(messageOf)
  },
}

/** The part of a text that pages show as typed: without placeholders, quotation marks or Markdown. */
const plain = '[^{}"\'“”‘’*_`[\\]()<>]*'

/** The texts in the data that were never meant for visitors, the words that say so, and what pages show of them. */
const inData = memo(1, (site: RenderedSite) =>
  dataTexts(site).flatMap(({ text, source, place }) => {
    const words = (notes.exec(text) ?? latin.exec(text))?.[0]
    if (words === undefined) return []
    const [shown = words] = new RegExp(plain + escapePattern(words) + plain).exec(text) ?? []
    return [{ words, shown: collapsed(shown), source, place }]
  }),
)

/** All texts of a page: the visible text, title and description, and the names of images and controls. */
function wordsOf(page: RenderedPage): string {
  const attributes = ['content', 'alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
    values(page, name === 'content' ? 'meta[content]' : `[${name}]`, name),
  )
  return collapsed([...page.titles, page.words, ...attributes].join(' '))
}

function messageOf(words: string): string {
  return `found “${words}”, expected a finished text`
}
