import type { Page } from 'playwright-core'

/**
 * The policy violations of a page, such as `script-src-elem inline`, and the errors and warnings in its console,
 * collected as they occur.
 */
export async function refusalsOf(page: Page): Promise<string[]> {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('refused: ')) refused.push(message.text().slice('refused: '.length))
    else if (['error', 'warning'].includes(message.type())) refused.push(message.text())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.info(`refused: ${effectiveDirective} ${blockedURI}`)
    })
  })
  return refused
}
