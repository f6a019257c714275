import { expect, test } from 'vitest'
import { DotPlot } from '../../../templates/components/dot-plot'
import { render } from '../../support/render'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ name: `Brand ${number}`, usd: 10 ** 9, text: '$1.0B' }))
const others = { count: 766, text: '$35,000.0B' }

test.each([
  ['no more than can be seen at once', 16, undefined, undefined, []],
  ['all others', 21, undefined, 'The other 5 of Markets', []],
  ['only some of the others', 40, others, '24 of the other 790 of Markets', ['And 766 more, together $35,000.0B.']],
])('of %s, one click opens as many as it says', (_, count, more, label, notes) => {
  const rows = rowsOf(count)
  const { document } = render(<DotPlot id="a" heading="Markets" rows={rows} others={more} range={[10 ** 9]} />)
  expect(document.querySelector('summary')?.textContent).toBe(label)
  expect(document.querySelectorAll('details li').length).toBe(count - 16)
  expect([...document.querySelectorAll('details .note')].map((note) => note.textContent)).toEqual(notes)
})
