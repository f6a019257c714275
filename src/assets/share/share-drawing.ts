import { readFileSync } from 'node:fs'
import type { Font } from 'opentype.js'
import type { Address } from '../../content/rules/address'
import { InputError } from '../../lib/problem'
import { programFiles } from '../../lib/program-files'
import type { ShareCard, Typeset } from '../../pages/drawings'
import type { ShareImage } from '../../pages/head'
import type { Page } from '../../pages/page'
import { runTemplate } from '../../render/compile/template-error'
import { templateSources } from '../../render/compile/template-folder'
import type { Templates } from '../../render/compile/templates'
import type { Site } from '../../site/site'
import { type FontStack, fontStack } from './font-stack'
import { typesetIn } from './typeset'

/** The tools that the share images of a site are drawn with. */
export interface ShareTools {
  readonly templates: Templates
  readonly typeset: Typeset
  /** Folder of previously drawn images; safe to delete. */
  readonly cache: string
}

/** The share image of a page as SVG. @throws InputError when the template throws */
export function shareDrawing(
  { settings: { name: siteName } }: Pick<Site, 'settings'>,
  { address, head }: Page,
  { templates, typeset }: Omit<ShareTools, 'cache'>,
): string {
  const { shareCard } = templates
  if (shareCard === undefined) throw new Error('there is no share card to draw')
  const props = { siteName, card: head.share, typeset }
  const { card } = templateSources(templates.folder)
  return runTemplate(() => templates.renderDrawing(shareCard, props), card, address.path)
}

/** A share image as described in page heads: with its size in pixels. */
export function shareImageAt({ url }: Address, { head }: Pick<Page, 'head'>): ShareImage {
  return { url, width: 1200, height: 630, alt: altOf(head.share) }
}

/** The alt text of an image. */
function altOf({ title, line, figure }: ShareCard): string {
  const parts = [title, line, figure].filter((part) => part !== undefined && part !== '')
  return parts
    .map((part) => part?.replace(/\.$/, ''))
    .join('. ')
    .replace(/([?!])\./g, '$1')
}

/** Opens the tools that the share images of a site are drawn with. */
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
      const expected = 'expected the path of a WOFF, TTF or OTF file, from this template or in a package'
      throw InputError.at(templateSources(templates.folder).card, `found “${name}” as font, ${expected}`)
    }
  }
  return fontStack(templates.shareFonts, open)
}
