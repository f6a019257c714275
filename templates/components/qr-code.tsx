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
  let path = ''
  let end = 0
  for (let start = row.indexOf(true); start !== -1; start = row.indexOf(true, end)) {
    const move = end === 0 ? `M${start} ${y}.5` : `m${start - end} 0`
    end = row.indexOf(false, start)
    path += `${move}h${end - start}`
  }
  return path
}
