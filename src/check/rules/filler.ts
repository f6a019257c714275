import { dataTexts } from '../data-texts'
import type { Fault } from '../finding'
import { inTemplate } from '../place'
import type { RenderedSite } from '../rendered-site'
import type { Rule } from '../rule'

/** Notes to oneself. Case-sensitive, because lower-case forms are words in other languages ("todo"). */
const notes = /\b(?:TODO|TBD|TBC|FIXME|XXX)\b/
const latin = /\blorem ipsum\b/i
/** What a template outputs by mistake instead of a value. */
const leftovers = /\{[a-z]+(?:\.[a-z]+)*\}|\[object [A-Z]\w+\]|\bNaN\b/

/** Texts that were never meant for visitors. */
export const fillerRule: Rule = {
  id: 'filler',
  promise: 'no text is a note to oneself, lorem ipsum or a value that failed',
  find: (site) => {
    const inData = unwrittenData(site)
    const isKnown = (words: string) => inData.some(({ message }) => message.includes(`“${words}”`))
    return [
      ...inData,
      ...unwrittenPages(site)
        .filter(({ words }) => !isKnown(words))
        .map(({ fault }) => fault),
    ]
  },
}

function unwrittenData({ data }: RenderedSite): Fault[] {
  return dataTexts(data).flatMap(({ text, source, line }) => {
    const words = (notes.exec(text) ?? latin.exec(text))?.[0]
    if (words === undefined) return []
    return [{ severity: 'warning', file: source.file, line: line(), ...saying(words) }]
  })
}

function unwrittenPages({ pages }: RenderedSite): { words: string; fault: Fault }[] {
  return pages.flatMap((page) => {
    const words = [notes, latin].flatMap((pattern) => pattern.exec(page.text)?.[0] ?? [])
    const failed = leftovers.exec(page.text)?.[0]
    return [
      ...words.map((word) => ({
        words: word,
        fault: { severity: 'warning', ...inTemplate(page), ...saying(word) } as const,
      })),
      ...(failed === undefined
        ? []
        : [{ words: failed, fault: { severity: 'error', ...inTemplate(page), ...saying(failed) } as const }]),
    ]
  })
}

function saying(words: string): Pick<Fault, 'message' | 'mend'> {
  return { message: `found “${words}”, expected a finished text`, mend: 'Write what visitors shall read' }
}
