import { encodeQR } from 'qr'
import type { Action } from '../model/types'
import './qr-code.css'

/** The QR code of an address, for paper: a link that a phone can follow. */
export function QrCode({ href, label }: Pick<Action, 'href' | 'label'>) {
  const rows = encodeQR(href, 'raw', { ecc: 'low', border: quiet })
  return (
    <svg
      className="qr-code on-paper"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={rows.map(rowPath).join('')} />
    </svg>
  )
}

/** The margin that scanners need, in modules. */
const quiet = 4

/** The dark modules of a row, as lines in the middle of it: `M4 .5h7m2 0h1`. */
function rowPath(row: readonly boolean[], y: number): string {
  let end = 0
  const runs = row.map(Number).join('').matchAll(/1+/g)
  return Array.from(runs, ({ index, 0: { length } }) => {
    const move = end === 0 ? `M${index} ${y}.5` : `m${index - end} 0`
    end = index + length
    return `${move}h${length}`
  }).join('')
}
