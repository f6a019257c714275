import { all, textOf } from '../elements'
import type { Fault } from '../finding'
import { inTemplate } from '../place'
import type { RenderedPage } from '../rendered-site'
import type { Rule } from '../rule'

const mend = 'Give each page one h1, and each heading below it a level that is at most one deeper than the one before'

/** Screen reader users navigate by headings (WCAG 2.2, technique G141). */
export const headingsRule: Rule = {
  id: 'headings',
  promise: 'every page has one h1, and no heading skips a level',
  find: ({ pages }) => pages.flatMap((page) => [...mainHeadings(page), ...skips(page)]),
}

function mainHeadings(page: RenderedPage): Fault[] {
  const found = all(page, 'h1').length
  if (found === 1) return []
  const message = `found ${found === 0 ? 'no h1' : `${found} elements h1`}, expected one`
  return [{ severity: 'error', ...inTemplate(page), message, mend }]
}

function skips(page: RenderedPage): Fault[] {
  const headings = all(page, 'h1, h2, h3, h4, h5, h6').map((element) => ({
    level: Number(element.tagName[1]),
    text: textOf(element),
  }))
  return headings.flatMap(({ level, text }, index): Fault[] => {
    const before = headings[index - 1]?.level ?? 1
    if (level <= before + 1) return []
    const message = `found “${text}” as h${level} after an h${before}, expected h${before + 1} or higher up`
    return [{ severity: 'error', ...inTemplate(page), message, mend }]
  })
}
