import type { Page } from 'playwright-core'

/** The words of a page on more than one line that would fit into one of their block. For `page.evaluate`. */
export function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const element = text.parentElement
    if (!element?.checkVisibility() || element.closest('.visually-hidden')) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/–-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (new Set(lines.map(({ top }) => Math.round(top))).size < 2) continue
      const length = lines.reduce((sum, { width }) => sum + width, 0)
      let block: Element | null = element
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
      const { paddingLeft = '0', paddingRight = '0' } = block ? getComputedStyle(block) : {}
      const room = (block?.clientWidth ?? 0) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      // A word and the mark after it, which may be an element of its own.
      if (length < room - Number.parseFloat(getComputedStyle(element).fontSize) / 2) words.push(word)
    }
  }
  return words
}

/** Takes the fonts of the site away, as if they had not arrived: then others are shown, which are wider. */
export function loseFonts(): number {
  const [sheet] = document.styleSheets
  const places = Array.from(sheet?.cssRules ?? [], ({ cssText }, place) =>
    /@font-face.*woff2/s.test(cssText) ? [place] : [],
  ).flat()
  for (const place of places.reverse()) sheet?.deleteRule(place)
  return places.length
}

/** The options of the search that are longer than their field. */
export async function clippedOptions(page: Page): Promise<string[]> {
  return page.locator('select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      const { font, paddingLeft } = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen || select.clientWidth === 0) return ['no canvas, or no field']
      pen.font = font
      return [...select.querySelectorAll('option')]
        .map(({ text }) => text)
        .filter((text) => pen.measureText(text).width > select.clientWidth - Number.parseFloat(paddingLeft))
    }),
  )
}
