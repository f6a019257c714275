import { readFileSync } from 'node:fs'
import type { Font } from 'opentype.js'
import { InputError } from '../../lib/problem'
import { programFiles } from '../../lib/program-files'
import type { Templates } from '../../render/compile/templates'
import { type FontStack, fontStack } from './font-stack'
import { type ShareTools, shareTemplate } from './share-drawing'
import { typesetIn } from './typeset'

/**
 * Opens the tools that the share images of a site are drawn with. @param packageRoot the folder of the program's
 * package.json
 */
export async function shareTools(templates: Templates, packageRoot: string): Promise<ShareTools> {
  const { imageCache } = programFiles(packageRoot)
  return { templates, typeset: typesetIn(await shareFonts(templates, packageRoot)), cache: imageCache }
}

/**
 * The fonts of the share images, WOFF, TTF or OTF, each opened when it is needed.
 *
 * @returns what throws an InputError when a font is missing or damaged
 */
export async function shareFonts(
  templates: Pick<Templates, 'folder' | 'shareFonts'>,
  packageRoot: string,
): Promise<FontStack> {
  const { resolve } = programFiles(packageRoot)
  // Imported lazily: most builds draw nothing.
  const { default: opentype } = await import('opentype.js')
  const open = (name: string): Font => {
    try {
      return opentype.parse(readFileSync(resolve(name)))
    } catch {
      const expected = 'expected the path of a WOFF, TTF or OTF file in an installed package'
      throw InputError.at(shareTemplate(templates), `found “${name}” as font, ${expected}`)
    }
  }
  return fontStack(templates.shareFonts, open)
}
