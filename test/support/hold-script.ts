import type { Page } from 'playwright-core'

/** Delays the scripts of a page until the returned function is called. */
export function holdScript(page: Page): Promise<() => void> {
  return hold(page, '**/*.js')
}

/** The same for whatever has such an address. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
