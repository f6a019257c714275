import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

type Scheme = 'light' | 'dark'

/**
 * Checking every page with every rule takes minutes and finds no more than one page of each kind does, so it is
 * optional.
 */
export const everything = process.env.AXE === 'all'

/** The violations in one or both color schemes. In the second, only colors can differ, so only they are checked. */
export async function violationsIn(page: Page, schemes: readonly Scheme[] = ['light', 'dark']): Promise<string[]> {
  await page.evaluate(axe.source)
  const lines: string[] = []
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme })
    const options = { resultTypes: ['violations'], ...(index > 0 && !everything && { runOnly: 'color-contrast' }) }
    lines.push(...linesOf(colorScheme, await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)))
  }
  return lines
}

/** One line for each element that violates a rule. */
function linesOf(scheme: string, { violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${scheme}: ${id}: ${target.join(' ')}`))
}
