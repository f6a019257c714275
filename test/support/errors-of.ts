import type { Page } from 'playwright-core'

/** The messages of the errors of a page, collected as they occur. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}
