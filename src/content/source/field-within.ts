/** Where a name stands within a text. */
interface Within {
  /** Of its line. */
  readonly index: number
  /** Whether its line begins with it. */
  readonly isFirst: boolean
}

/**
 * Finds the line within the text of a field that begins with a name and a colon, or ends with the start of another text under
 * that name.
 *
 * @param own the index of the line of the field
 */
export function fieldWithin(lines: readonly string[], own: number, name: string): Within | undefined {
  const indent = indentOf(lines[own])
  const joined = new RegExp(`[\\s.!?]${name}:\\s+[>|][+-]?\\s*$`)
  for (const [at, line] of lines.slice(own + 1).entries()) {
    const isInside = line.trim() === '' || indentOf(line) > indent || line.slice(indent).startsWith('- ')
    if (!isInside) return undefined
    const isFirst = line.trimStart().startsWith(`${name}:`)
    if (isFirst || joined.test(line)) return { index: own + 1 + at, isFirst }
  }
  return undefined
}

function indentOf(line = ''): number {
  return line.search(/\S/)
}
