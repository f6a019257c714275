import { markdownReader, plainText } from '../../content/markdown/markdown'
import { all, hasContent, textOf } from '../site/elements'
import { filledBody, inProse, type Place } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

const proseFix =
  'Start headings with ##, because the title of the text is the h1 of the page, and add one # for each level below'
const headings = 'h1, h2, h3, h4, h5, h6'

/** Screen reader users navigate by headings (WCAG 2.2, technique G141). */
export const headingsRule: Rule = {
  id: 'headings',
  promise: 'every page has one h1, no heading is empty, and none skips a level',
  fix: 'Give each page one h1, and each heading below it a level that is at most one deeper than the one before',
  findOn: (page, site) => [...mainHeadings(page, site), ...empty(page, site), ...skips(page, site)],
}

function mainHeadings(page: RenderedPage, site: RenderedSite): Found[] {
  const found = all(page, 'h1').length
  if (found === 1) return []
  return [wrongLevel(`found ${found === 0 ? 'no h1' : `${found} h1 elements`}, expected one`, inText(page, site, 'h1'))]
}

/** Headings without text, and without an image that has a text. */
function empty(page: RenderedPage, site: RenderedSite): Found[] {
  const found = all(page, headings).filter((heading) => !hasContent(heading))
  return found.map(({ rawTagName: tag }) => ({
    ...inText(page, site, tag, ''),
    message: `found an ${tag} without text, expected text in it`,
    fix: 'Add text to the heading, or remove it',
  }))
}

function skips(page: RenderedPage, site: RenderedSite): Found[] {
  let before = 1
  return all(page, headings).flatMap((heading) => {
    const [last, level] = [before, Number(heading.tagName[1])]
    before = level
    if (level <= last + 1) return []
    const text = textOf(heading)
    const message = `found “${text}” as h${level} after an h${last}, expected h${last + 1} or a higher level`
    return wrongLevel(message, inText(page, site, `h${level}`, text))
  })
}

function wrongLevel(message: string, prose: Place | undefined): Found {
  return prose === undefined ? message : { ...prose, message, fix: proseFix }
}

const markdown = markdownReader()

/** The line of a heading with a level in the Markdown of a page. @param text of the heading; any when omitted */
function inText(page: RenderedPage, site: RenderedSite, level: string, text?: string): Place | undefined {
  const tokens = markdown.parse(filledBody(page, site), {})
  const found = tokens.find(({ type, tag }, index) => {
    if (type !== 'heading_open' || tag !== level) return false
    return text === undefined || letters(plainText(tokens[index + 1])) === letters(text)
  })
  return inProse(page, found?.map?.[0])
}

/** A text without white space, because markup adds some. */
function letters(text: string): string {
  return text.replace(/\s+/g, '')
}
