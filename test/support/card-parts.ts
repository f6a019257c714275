import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Clicks on parts of a card, from which its page is reached while a link of its own is not covered. */
export async function expectCard(page: Page, slug: string, parts: Readonly<Record<string, string>>): Promise<void> {
  const card = page.locator(`.brand-card:has(.card-link[href="/${slug}"])`)
  for (const [part, link] of Object.entries(parts)) {
    expect(await isUncovered(card.getByRole('link', { name: link }).last()), link).toBe(true)
    const text = card.locator(part).first()
    await text.scrollIntoViewIfNeeded()
    const box = await text.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8)
    await page.waitForURL(`**/${slug}`)
    await page.goBack()
  }
}

/** Whether a click on the middle of a link hits it. */
async function isUncovered(link: Locator): Promise<boolean> {
  await link.scrollIntoViewIfNeeded()
  return link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
