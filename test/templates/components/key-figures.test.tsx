import { expect, test } from 'vitest'
import { KeyFigures } from '../../../templates/components/key-figures'
import { render } from '../../support/render'

test('figures are next to their names, in order, in a region with a label', () => {
  const figures = [
    { name: 'Total Brands', value: '29' },
    { name: 'Market Segments', value: '16' },
  ]
  const { document, screen } = render(<KeyFigures label="In figures" figures={figures} />)
  expect(screen.getByRole('region', { name: 'In figures' })).toBeDefined()
  expect([...document.querySelectorAll('dt, dd')].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['DT', 'Total Brands'],
    ['DD', '29'],
    ['DT', 'Market Segments'],
    ['DD', '16'],
  ])
})
