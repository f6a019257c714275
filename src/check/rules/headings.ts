import { markdownReader, plainText } from '../../content/markdown/markdown'
import type { Fault } from '../../lib/fault'
import { all, hasContent, textOf } from '../site/elements'
import { inTemplate } from '../site/place'
import { filledBody } from '../site/prose-links'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

const fix = 'Give each page one h1, and each heading below it a level that is at most one deeper than the one before'
const proseFix =
  'Start headings with ##, because the title of the text is the h1 of the page, and add one # for each level below'

/** Screen reader users navigate by headings (WCAG 2.2, technique G141). */
export const headingsRule: Rule = {
  id: 'headings',
  promise: 'every page has one h1, no heading is empty, and none skips a level',
  findOn: (page, site) => [...mainHeadings(page, site), ...empty(page, site), ...skips(page, site)],
}

function mainHeadings(page: RenderedPage, site: RenderedSite): Fault[] {
  const found = all(page, 'h1').length
  if (found === 1) return []
  return [fault(`found ${found === 0 ? 'no h1' : `${found} h1 elements`}, expected one`, page, site, isMain)]
}

/** Headings without a word, or an image that has one. */
function empty(page: RenderedPage, site: RenderedSite): Fault[] {
  const found = all(page, 'h1, h2, h3, h4, h5, h6').filter((heading) => !hasContent(heading))
  return found.map((heading) => ({
    severity: 'error',
    ...(proseHeadingPlace(page, site, ({ letters }) => letters === '') ?? inTemplate(page)),
    message: `found an ${heading.rawTagName} without text, expected some`,
    fix: 'Add text to the heading, or remove it',
  }))
}

function isMain({ level }: Heading): boolean {
  return level === 1
}

function skips(page: RenderedPage, site: RenderedSite): Fault[] {
  const headings = all(page, 'h1, h2, h3, h4, h5, h6').map((element) => ({
    level: Number(element.tagName[1]),
    text: textOf(element),
  }))
  return headings.flatMap(({ level, text }, index): Fault[] => {
    const before = headings[index - 1]?.level ?? 1
    if (level <= before + 1) return []
    const message = `found “${text}” as h${level} after an h${before}, expected h${before + 1} or a higher level`
    return [fault(message, page, site, (heading) => heading.level === level && heading.letters === lettersOf(text))]
  })
}

/** @param isIt identifies the heading, should it be in Markdown */
function fault(message: string, page: RenderedPage, site: RenderedSite, isIt: (heading: Heading) => boolean): Fault {
  const inProse = proseHeadingPlace(page, site, isIt)
  if (inProse === undefined) return { severity: 'error', ...inTemplate(page), message, fix }
  return { severity: 'error', ...inProse, message, fix: proseFix }
}

/** A heading as the page shows it. */
interface Heading {
  readonly level: number
  /** Without any white space, of which markup adds some. */
  readonly letters: string
}

const markdown = markdownReader()

/**
 * Where a heading stands in the Markdown of a page; undefined if it does not.
 *
 * @param isIt identifies the heading
 */
function proseHeadingPlace(
  page: RenderedPage,
  site: RenderedSite,
  isIt: (heading: Heading) => boolean,
): Pick<Fault, 'page' | 'file' | 'line'> | undefined {
  const { file, bodyLine = 1 } = page.source ?? {}
  const tokens = markdown.parse(filledBody(page, site), {})
  const found = tokens.find(({ type, tag }, index) => {
    return type === 'heading_open' && isIt({ level: Number(tag[1]), letters: lettersOf(plainText(tokens[index + 1])) })
  })
  return found && { page: page.path, file, line: bodyLine + (found.map?.[0] ?? 0) }
}

/** What is left of a text without white space. */
function lettersOf(text: string): string {
  return text.replace(/\s+/g, '')
}
