import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShareCardProps } from '../../../src/pages/share-card'
import ShareCard from '../../../templates/layout/share-card'
import { loadSite } from '../../support/load-site'

const { studio } = await loadSite()

/** Sets a text in so many lines as it has sentences; the path of each is the sentence itself. */
const typeset: ShareCardProps['typeset'] = (text, _size, _width, leading) => {
  const lines = text.split('. ').map((path, index) => ({ path, y: index * leading }))
  return { lines, height: (lines.length - 1) * leading }
}

/** How far down the card the last line of a text ends in its group. */
function lastLineOf(line: string): number {
  const card = { title: 'Domains for Sale', line, figure: '40 domains' }
  const svg = renderToStaticMarkup(<ShareCard site={{ studio }} card={card} typeset={typeset} />)
  const groups = [...svg.matchAll(/<g transform="translate\(\d+ (\d+)\)"[^>]*>(.*?)<\/g>/g)]
  const [, top = '', lines = ''] = groups.find(([group]) => group.includes(`d="${line.split('. ').at(-1)}"`)) ?? []
  const [, last = ''] = [...lines.matchAll(/translate\(0 (\d+)\)/g)].at(-1) ?? []
  return Number(top) + Number(last)
}

test.each(['One', 'One. Two', 'One. Two. Three. Four'])('the lines %j end above the figure', (line) => {
  expect(lastLineOf(line)).toBeGreaterThan(200)
  // The figure stands on 486, and is 64 high.
  expect(lastLineOf(line)).toBeLessThan(486 - 64 - 20)
})
