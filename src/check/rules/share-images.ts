import { shortened } from '../../lib/describe'
import { firstFew } from '../../lib/format-number'
import { type DataText, dataTexts } from '../site/data-texts'
import { inTemplate } from '../site/place'
import type { RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'
import type { UndrawnText } from '../site/undrawn-texts'

/** Visitors of other sites would otherwise not see what a link leads to. */
export const shareImagesRule: Rule = {
  id: 'share-images',
  promise: 'every share image shows all of its texts',
  find: (site) => {
    const texts = site.undrawn.length === 0 ? [] : dataTexts(site.data)
    return site.undrawn.map((undrawn) => ({
      severity: 'warning',
      ...placeOf(undrawn, texts, site),
      message: `found ${firstFew(undrawn.missing.map(named))} in “${shortened(undrawn.text)}”, expected characters that the fonts of share images have; the image of the page lacks them, or the whole text`,
      fix: 'Write it in other characters, or install a package with a font that has these and add its file to "font" in templates/layout/share-card.tsx',
    }))
  },
}

function named(character: string): string {
  const codes = Array.from(character, (part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
  return `${character} (${codes.join(' ')})`
}

/** Where the text stands in the data, or else the first one with its character in the data file of the page. */
function placeOf({ page, text, missing }: UndrawnText, texts: readonly DataText[], { pages }: RenderedSite) {
  const having = texts.filter((data) => missing.some((character) => data.text.normalize('NFC').includes(character)))
  const shown = pages.find(({ path }) => path === page)
  const data =
    having.find((data) => text.normalize('NFC').includes(data.text.normalize('NFC'))) ??
    having.find(({ source }) => source === shown?.source)
  if (data !== undefined) return { page, file: data.source.file, line: data.line() }
  return shown ? inTemplate(shown) : { page }
}
