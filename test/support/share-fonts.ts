import { shareFonts } from '../../src/assets/share/share-drawing'
import { font } from '../../templates/layout/share-card'

/** The fonts of the share images of the real site. @param names others instead */
export function openShareFonts(names: readonly string[] = font) {
  return shareFonts({ folder: 'templates', shareFonts: names }, process.cwd())
}
