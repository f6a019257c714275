import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** The address where the site will be served (decisions, "Names and addresses"). */
export const siteUrl = 'https://www.example.com'

/** The flat file of a route: `index.html`, `vistaset.html`. */
export function pageFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`
}

/** The text of a file of the real site. */
export function readSiteFile(path: string): string {
  return readFileSync(join(inject('realSite'), path), 'utf8')
}

/** Whether the real site contains a file. */
export function siteHas(path: string): boolean {
  return existsSync(join(inject('realSite'), path))
}
