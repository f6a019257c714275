import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import type { Published } from './published'
import { skeleton } from './skeleton'

/** Expects that a site differs from several others only in its texts. */
export function expectOnlyText(site: Published, plain: readonly Published[]): void {
  const [first] = plain
  expect([...site.keys()].map(unhashed)).toEqual([...(first?.keys() ?? [])].map(unhashed))
  const usual = new Set(
    plain.flatMap((one) => [...one]).flatMap(([path, text]) => (path.endsWith('.html') ? [...skeleton(text)] : [])),
  )
  for (const [path, text] of site) {
    if (path.endsWith('.html'))
      expect(
        [...skeleton(text)].filter((part) => !usual.has(part)),
        path,
      ).toEqual([])
    else if (/\.(svg|xml)$/.test(path)) expect(() => new JSDOM(text, { contentType: 'text/xml' }), path).not.toThrow()
    else if (/\.(json|webmanifest)$/.test(path)) expect(() => JSON.parse(text), path).not.toThrow()
    else if (path.endsWith('.csv')) expect(cells(text).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    // Everything else (host configuration, robots.txt, the script) contains no texts.
    else if (!/\.(png|ico|woff2)$/.test(path)) expect(text, path).toBe(first?.get(path))
  }
}

const unhashed = (path: string) => path.replace(/-[0-9a-f]{10}\./, '.')

/** The cells that a spreadsheet would read from a CSV text. */
function cells(csv: string): string[] {
  return [...csv.matchAll(/(?:^|,|\n)(?:"((?:[^"]|"")*)"|([^",\n]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}
