import { shortened } from '../../lib/shortened'

/** A sign that begins an item elsewhere, or a dash with a space that is none to YAML; then the item. */
const bullet = /^\s*([•◦▪‣·–—*]|\d+[.)]|-(?=[\u00a0\u2007\u202f]))\s+(\S.*)/

/** Describes a line that is meant as an item of a list but begins with another sign than a dash. */
export function oddBullet(line: string): string | undefined {
  const [, sign = '', item] = bullet.exec(line) ?? []
  if (item === undefined) return undefined
  const found =
    sign === '-' ? 'a dash with a non-breaking space behind it' : `an item of a list that begins with ${sign}`
  return `found ${found}, expected "- ${shortened(item, 40)}"`
}
