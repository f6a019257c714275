/** What is wrong with the page that is shown. Functions for `page.evaluate`: they know nothing but the page. */

/** How many elements have what none should have. */
export function unwanted() {
  const all = [...document.querySelectorAll('html, body, body *')]
  return {
    // It takes ligatures such as fi apart.
    spaced: all.filter((element) => getComputedStyle(element).letterSpacing !== 'normal').length,
    // Nobody has asked for it here.
    smooth: all.filter((element) => getComputedStyle(element).scrollBehavior === 'smooth').length,
    // Without markers, Safari takes lists for groups.
    unmarked: all.filter((one) => one.matches('li') && getComputedStyle(one, '::before').content === 'none').length,
    // Hidden overflow would hide that something is too wide.
    overflow: [
      ...new Set(all.filter((one) => one.matches('html, body, main')).map((one) => getComputedStyle(one).overflowX)),
    ].join(),
  }
}

export function widthOf(): number {
  return document.documentElement.scrollWidth
}

/** The width of the longest line of text. */
export function widestText(): number {
  const widths = [...document.querySelectorAll('main p, main li')].map((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getBoundingClientRect().width
  })
  return Math.max(...widths)
}

export function heightOfStuck(): number {
  return [...document.querySelectorAll('main *, header')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .reduce((height, element) => height + element.getBoundingClientRect().height, 0)
}

/** WCAG 2.2, 1.4.12: settings of a reader that must not make any word disappear. */
export function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-block-end: 2em !important }`,
  )
  document.adoptedStyleSheets = [sheet]
}

/** Elements that clip some of their own text. Visually hidden ones, which are one pixel wide, are ignored. */
export function cutOff(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && element.clientWidth > 1 && element.closest('svg') === null)
    .filter((element) => getComputedStyle(element).overflowX !== 'visible')
    .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
    })
    .map((element) => `${element.tagName}.${element.className}`)
}

export function countMoving(): number {
  const moving = [...document.querySelectorAll('*')].filter((element) => {
    const { scrollBehavior, transitionDuration, animationDuration } = getComputedStyle(element)
    // What only hides something while the page is scrolled has no duration of its own.
    return scrollBehavior === 'smooth' || transitionDuration !== '0s' || !['0s', 'auto'].includes(animationDuration)
  })
  return moving.length
}
