import type { Page } from 'playwright-core'

export const email = 'visitor@bank.example'

/** The access dialog of the home page, and the button that opens it. */
export function dialogOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Exclusive Portfolio Access' })
  return {
    page,
    dialog,
    opener: page.getByRole('button', { name: 'Request portfolio access' }),
    field: dialog.getByLabel('Email address'),
    submit: dialog.locator('[type=submit]'),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    forget: dialog.getByRole('button', { name: 'Forget my address' }),
  }
}

/** Opens it by its address. */
export async function openDialog(page: Page) {
  await page.goto('/#portfolio-access')
  const parts = dialogOn(page)
  await parts.dialog.waitFor()
  return parts
}

/** Opens it, with an address in its field, at a time that stands still. */
export async function openFilled(page: Page) {
  await page.clock.install()
  const parts = await openDialog(page)
  const now = Date.now() + 3_600_000
  await page.clock.pauseAt(now)
  await parts.field.fill(email)
  return { ...parts, now }
}

/** Lets the time pass in which an address is verified, until the portfolio opens. */
export async function waitForPortfolio(page: Page): Promise<void> {
  await page.clock.runFor(1_000)
  await page.waitForURL('**/vista-collection-portfolio*')
}

export function stored(page: Page): Promise<[string, string][]> {
  return page.evaluate(() => Object.entries<string>(localStorage))
}
