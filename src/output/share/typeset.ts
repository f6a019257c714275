import { readFile } from 'node:fs/promises'
import type { Font } from 'opentype.js'
import type { Typeset } from '../../pages/share-card'

/** Opens a font (WOFF, TTF or OTF) and returns a function that sets text in it as outlines. */
export async function openTypeset(fontFile: string): Promise<Typeset> {
  const bytes = await readFile(fontFile)
  // Imported lazily: most builds draw nothing.
  const { default: opentype } = await import('opentype.js')
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  return (text, size, width, leading) => {
    const lines = breakLines(text, (line) => font.getAdvanceWidth(line, size) <= width).map((line, index) => ({
      path: outline(font, line, size),
      y: index * leading,
    }))
    return { lines, height: (lines.length - 1) * leading }
  }
}

/** Reimplemented because the library's `toPathData` (2.0.0) joins numbers when one of them is rounded to 0. */
function outline(font: Font, line: string, size: number): string {
  const { commands } = font.getPath(line, 0, 0, size)
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const { x, y } = command
      const controls =
        'x2' in command
          ? [command.x1, command.y1, command.x2, command.y2]
          : 'x1' in command
            ? [command.x1, command.y1]
            : []
      return command.type + [...controls, x, y].map((value) => Math.round(value * 10) / 10).join(' ')
    })
    .join('')
}

/** Puts as many words on each line as fit; a word too long for any line gets its own. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
