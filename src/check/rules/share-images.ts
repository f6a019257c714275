import { shortened } from '../../lib/describe'
import { firstFew } from '../../lib/format-number'
import { dataTexts } from '../site/data-texts'
import type { Place } from '../site/place'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** Visitors of other sites would otherwise not see what a link leads to. */
export const shareImagesRule: Rule = {
  id: 'share-images',
  promise: 'every share image shows all of its texts',
  severity: 'warning',
  fix: 'Write it in other characters, or install a package with a font that has these and add its file to "font" in templates/layout/share-card.tsx',
  findOn: (page, site) => {
    // The texts of the card, and the name below them.
    const { title, line, figure = '' } = page.head.share
    return [title, line, figure, site.site.settings.name].flatMap((text) => undrawn(text, page, site))
  },
}

function undrawn(text: string, page: RenderedPage, site: RenderedSite): Found[] {
  const missing = [...new Set(site.fonts?.spell(text).missing)]
  if (missing.length === 0) return []
  const message = `found ${firstFew(missing.map(named))} in “${shortened(text)}”, expected characters that the fonts of share images have; the image of the page lacks them, or the whole text`
  return [{ ...placeOf(text, missing, page, site), message }]
}

function named(character: string): string {
  const codes = Array.from(character, (part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
  return `${character} (${codes.join(' ')})`
}

/** The location of the text in the data, or else of the first text with that character in the data file of the page. */
function placeOf(text: string, missing: readonly string[], page: RenderedPage, site: RenderedSite): Place | undefined {
  const having = dataTexts(site).filter((data) => missing.some((character) => data.text.includes(character)))
  const data = having.find((data) => text.includes(data.text)) ?? having.find(({ source }) => source === page.source)
  return data?.place()
}
