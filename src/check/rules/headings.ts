import { markdownReader, plainText } from '../../content/markdown/markdown'
import { all, hasContent, textOf } from '../site/elements'
import { filledBody, inProse, type Place } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

const proseFix =
  'Start headings with ##, because the title of the text is the h1 of the page, and add one # for each level below'

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
  const message = `found ${found === 0 ? 'no h1' : `${found} h1 elements`}, expected one`
  return [
    wrongLevel(
      message,
      placeInProse(page, site, ({ level }) => level === 1),
    ),
  ]
}

/** Headings without a word, or an image that has one. */
function empty(page: RenderedPage, site: RenderedSite): Found[] {
  const found = all(page, headings).filter((heading) => !hasContent(heading))
  return found.map((heading) => ({
    ...placeInProse(page, site, ({ letters }) => letters === ''),
    message: `found an ${heading.rawTagName} without text, expected some`,
    fix: 'Add text to the heading, or remove it',
  }))
}

const headings = 'h1, h2, h3, h4, h5, h6'

function skips(page: RenderedPage, site: RenderedSite): Found[] {
  const elements = all(page, headings)
  const levels = elements.map(({ tagName }) => Number(tagName[1]))
  return elements.flatMap((element, index) => {
    const [level = 1, before = 1] = [levels[index], levels[index - 1]]
    if (level <= before + 1) return []
    const text = textOf(element)
    const message = `found “${text}” as h${level} after an h${before}, expected h${before + 1} or a higher level`
    const isIt = (heading: Heading) => heading.level === level && heading.letters === lettersOf(text)
    return wrongLevel(message, placeInProse(page, site, isIt))
  })
}

function wrongLevel(message: string, prose: Place | undefined): Found {
  return prose === undefined ? message : { ...prose, message, fix: proseFix }
}

/** A heading of a Markdown text. */
interface Heading {
  readonly level: number
  /** Without any white space, of which markup adds some. */
  readonly letters: string
}

const markdown = markdownReader()

/** Where a heading stands in the Markdown of a page; undefined if it does not. @param isIt identifies it */
function placeInProse(page: RenderedPage, site: RenderedSite, isIt: (heading: Heading) => boolean) {
  const tokens = markdown.parse(filledBody(page, site), {})
  const found = tokens.find(({ type, tag }, index) => {
    return type === 'heading_open' && isIt({ level: Number(tag[1]), letters: lettersOf(plainText(tokens[index + 1])) })
  })
  return inProse(page, found?.map?.[0])
}

/** What is left of a text without white space. */
function lettersOf(text: string): string {
  return text.replace(/\s+/g, '')
}
