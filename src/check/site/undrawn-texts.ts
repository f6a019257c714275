import type { FontStack } from '../../assets/share/font-stack'
import type { SitePlan } from '../../build/plan/plan-site'
import type { Templates } from '../../render/compile/templates'

/** A text that a share image lacks, because no font has one of its characters. */
export interface UndrawnText {
  /** The page whose image it is, by its path within the site. */
  readonly page: string
  readonly text: string
  /** The characters, each once. */
  readonly missing: readonly string[]
}

/** The texts that cannot be drawn in the share images of a site: those of the cards, and the name below them. */
export function undrawnTexts(
  { site, pages, templates }: Pick<SitePlan, 'site' | 'pages'> & { readonly templates: Pick<Templates, 'shareCard'> },
  fonts: FontStack,
): UndrawnText[] {
  if (templates.shareCard === undefined) return []
  return pages.flatMap(({ page: { address, head } }) => {
    const { title, line, figure = '' } = head.share
    return [title, line, figure, site.settings.name].flatMap((text) => {
      const missing = [...new Set(fonts.spell(text).missing)]
      return missing.length === 0 ? [] : { page: address.path, text, missing }
    })
  })
}
