import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The content of a page's file, whichever URL form it was written in. */
export function pageFile(dist: string, route: string): Buffer {
  const flat = join(dist, route === '/' ? 'index.html' : `${route}.html`)
  return readFileSync(existsSync(flat) ? flat : join(dist, route, 'index.html'))
}
