import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { QrCode } from '../../../templates/components/qr-code'
import { render } from '../../support/render'

/** What a scanner reads of a drawing: lines of one unit, in the middle of their row, on white. */
function scan(svg: Element): string {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  let [x, y] = [0, 0]
  for (const [, command, right, down, length] of lines(svg)) {
    if (command === 'M') [x, y] = [Number(right), Number(down) - 0.5]
    else x += Number(right)
    for (let row = y * scale; row < (y + 1) * scale; row++) {
      for (let column = x * scale; column < (x + Number(length)) * scale; column++) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
    x += Number(length)
  }
  return decodeQR({ width: side, height: side, data })
}

function lines(svg: Element) {
  return (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/([Mm])(-?\d+) (\d+(?:\.5)?)h(\d+)/g)
}

test.each([
  'https://shop.example/search?name=vistaski.com',
  'https://shop.example/?a=1&b=%C3%BC#place',
  `https://shop.example/${'long/'.repeat(40)}`,
])('a scanner reads the address %s', (href) => {
  const { screen } = render(<QrCode href={href} label="QR code: Buy" />)
  expect(scan(screen.getByRole('img', { name: 'QR code: Buy' }))).toBe(href)
})
