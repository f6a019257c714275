import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/*
 * The minimum for any generator of such pages, as a program of its own: writes N pages of 5 KB, each in both URL forms,
 * either rendering them with React first (`render`) or not (`write`). Arguments: mode, N, folder.
 */
const [which, count = '0', folder = ''] = process.argv.slice(2)
const paragraphs = Array.from(
  { length: 20 },
  (_, index) => `Paragraph ${index}. ${'A sentence of some length. '.repeat(8)}`,
)
const fixed = page(0)

for (let number = 0; number < Number(count); number++) {
  const html = which === 'render' ? page(number) : fixed
  for (const path of [`brand${number}.html`, `brand${number}/index.html`]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), html)
  }
}

function page(number: number): string {
  const children = paragraphs.map((text) => createElement('p', { key: text, className: 'text' }, number, text))
  return `<!doctype html>${renderToStaticMarkup(createElement('html', {}, createElement('body', {}, children)))}`
}
