import type { Page } from 'playwright-core'

/** Notes at each frame with the notice at which height the heading stands. */
export function notePlaces(page: Page) {
  return page.addInitScript(() => {
    const places = new Set<number>()
    const look = () => {
      const [notice, heading] = ['[data-notice]', 'h1'].map((part) => document.querySelector<HTMLElement>(part))
      if (heading && notice?.checkVisibility()) places.add(heading.offsetTop)
      if (document.documentElement) document.documentElement.dataset.places = [...places].join()
      requestAnimationFrame(look)
    }
    look()
  })
}

/** A live region is announced if its text changes while the page is open. */
export function noteAnnouncements(page: Page) {
  return page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isLive = target instanceof Element && target.closest('[role=status]')
        if (isLive && document.readyState !== 'loading' && addedNodes.length > 0) {
          console.info(`announced: ${target.textContent}`)
        }
      }
    }).observe(document, { subtree: true, childList: true })
  })
}

/** Lets a page store nothing: its storage is full, or refused. */
export function breakStorage(page: Page, isFull: boolean) {
  return page.addInitScript((full) => {
    const refuse = () => {
      throw new DOMException('no storage', full ? 'QuotaExceededError' : 'SecurityError')
    }
    if (full) Storage.prototype.setItem = refuse
    else Object.defineProperty(window, 'localStorage', { get: refuse })
  }, isFull)
}
