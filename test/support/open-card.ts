import type { Page } from 'playwright-core'
import { visit } from './shared-tab'

/** Whether a click on a link of the site has been followed; a page that is left still exists for a moment. */
export function followed(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.followed !== undefined)
}

/** Opens a page with a card, and notes whether a link of the site is followed. */
export async function openCard(path = '/ai-collection-portfolio', slug = 'airushpilot') {
  const page = await visit(path, { reducedMotion: 'reduce' })
  await page.evaluate(() => {
    addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href^="/"]') : null
      if (link) document.documentElement.dataset.followed = 'yes'
    })
  })
  return { page, card: page.locator(`article:has(a[href="/${slug}"])`) }
}
