import type { Page } from 'playwright-core'
import { visit } from './shared-tab'

/** The drawer of a page, and the button that opens it. */
export function drawerOf(page: Page) {
  const [drawer, button] = [page.getByRole('dialog', { name: 'Menu' }), page.getByRole('button', { name: 'Menu' })]
  const open = async () => {
    await button.press('Enter')
    await drawer.waitFor()
  }
  return { page, drawer, button, open }
}

/** Opens the drawer of a page on a phone. */
export async function openDrawer(path: string) {
  const parts = drawerOf(await visit(path, { size: [375, 740] }))
  await parts.open()
  return parts
}
