import { resolve } from 'node:path'
import { shareFonts } from '../../src/assets/share/share-drawing'
import { fontFile } from '../../src/render/compile/load-templates'
import { font } from '../../templates/layout/share-card'

const own = font.map((name) => fontFile(name, resolve('templates/layout/share-card.tsx')))

/** The fonts of the share images of the real site. @param names others instead */
export function openShareFonts(names: readonly string[] = own) {
  return shareFonts({ folder: 'templates', shareFonts: names }, process.cwd())
}
