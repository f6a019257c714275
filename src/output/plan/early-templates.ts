import { addresses } from '../../content/rules/address'
import type { OnSite } from '../../content/source/load-data'
import { compileTemplates } from '../compile/compile-templates'
import { templateFolder } from '../compile/template-folder'
import type { Templates } from '../compile/templates'
import type { SiteOptions } from './plan-site'

/** What is being compiled, and for which address of the home page. */
interface Compiling {
  readonly home: string
  readonly templates: Promise<Templates>
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
    const home = addresses(this.#options.siteUrl ?? url)('/').href
    // A mistake is reported only when they are asked for: those in the data come first.
    this.#begin(home).templates.catch(() => undefined)
  }

  /**
   * The templates.
   *
   * @param home address of the home page, `/base/`
   * @throws InputError when templates are invalid
   */
  templatesFor(home: string): Promise<Templates> {
    const { templates } = this.#compiling?.home === home ? this.#compiling : this.#begin(home)
    return templates
  }

  /** Settles once nothing is being compiled, for better or worse. */
  async settled(): Promise<void> {
    await this.#compiling?.templates.catch(() => undefined)
  }

  #begin(home: string): Compiling {
    this.#compiling = { home, templates: this.#compile(home) }
    return this.#compiling
  }

  async #compile(home: string): Promise<Templates> {
    const templates = await compileTemplates(templateFolder(this.#options), home)
    this.#onTemplates(templates)
    return templates
  }
}
