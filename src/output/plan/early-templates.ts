import { addresses } from '../../content/rules/address'
import type { Site } from '../../content/site/types'
import type { OnSite } from '../../content/source/load-data'
import type { Templates } from '../compile/templates'
import { type WholeTemplates, wholeTemplates } from './lay-out'
import type { SiteOptions } from './plan-site'

/** What is being compiled, and for which address of the home page. */
interface Compiling {
  readonly home: string
  readonly templates: Promise<WholeTemplates>
}

/** Templates that are compiled while the data is read, as soon as it is known where the site is. */
export class EarlyTemplates {
  readonly #options: SiteOptions
  readonly #onTemplates: (templates: Templates) => void
  #compiling: Compiling | undefined

  /** @param onTemplates called once they can be used */
  constructor(options: SiteOptions, onTemplates: (templates: Templates) => void) {
    this.#options = options
    this.#onTemplates = onTemplates
  }

  readonly onSite: OnSite = ({ url }) => {
    // A mistake is reported only when they are asked for: those in the data come first.
    this.templatesFor({ address: addresses(this.#options.siteUrl ?? url) }).catch(() => undefined)
  }

  /**
   * The templates of a site, and the files that accompany them.
   *
   * @throws InputError when templates are invalid
   */
  templatesFor(site: Pick<Site, 'address'>): Promise<WholeTemplates> {
    const home = site.address('/').url
    if (this.#compiling?.home !== home) {
      this.#compiling = { home, templates: wholeTemplates(this.#options, site, this.#onTemplates) }
    }
    return this.#compiling.templates
  }

  /** Settles once nothing is being compiled, for better or worse. */
  async settled(): Promise<void> {
    await this.#compiling?.templates.catch(() => undefined)
  }
}
