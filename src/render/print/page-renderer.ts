import { languageOf } from '../../lib/formats'
import { type AssetAddresses, type Assets, assetAddress } from '../../pages/document'
import { framedPaths } from '../../pages/framed-paths'
import { type HeadContext, headEntries, siteEntries } from '../../pages/head'
import { inlineJson, keepAddresses } from '../../pages/markup'
import type { PolicyExceptions } from '../../site/policy-exceptions'
import { runTemplate } from '../compile/template-error'
import { templateSources } from '../compile/template-folder'
import type { PageTemplate, Templates } from '../compile/templates'
import type { PageBody } from '../structure/structures'
import type { DraftContent, PageDraft } from './page-draft'
import { type PageShell, shellOf, slot, wholePage } from './page-shell'

/** What all pages of a site have in common, as plain data. */
export interface PageSettings {
  readonly frame: object
  readonly head: HeadContext
  /** The other origins that pages may load from. */
  readonly policy?: PolicyExceptions | undefined
  /** Addresses of the script, if there is one, and of the fonts. */
  readonly script: string | undefined
  readonly fonts: readonly string[]
  readonly assets: AssetAddresses
  /** How pages reference their styles, by the file of their template. */
  readonly styles: Readonly<Record<string, Assets['styles']>>
}

/** What a page adds to its layout. */
export interface PageContent {
  readonly head: string
  /** The texts of the scripts in its head. */
  readonly scripts: readonly string[]
  /** Not rendered yet. */
  readonly body: PageBody
}

/** Renders pages. A layout is rendered once for all pages that share it. */
export class PageRenderer {
  readonly #templates: Templates
  readonly #byFile: ReadonlyMap<string, PageTemplate>
  readonly #settings: PageSettings
  readonly #framed: ReadonlySet<string>
  readonly #shells = new Map<string, PageShell>()

  /** The other origins that pages may load from. */
  readonly policy: PolicyExceptions

  constructor(templates: Templates, settings: PageSettings) {
    this.#templates = templates
    this.#byFile = new Map(templates.pages.map((template) => [template.file, template]))
    this.#settings = settings
    this.#framed = framedPaths(settings.frame)
    this.policy = settings.policy ?? {}
  }

  /** The markup around a page: the same object for all pages that share it. @throws InputError */
  shell({ template, path, within }: PageDraft): PageShell {
    const named = this.#ifFramed(path)
    const section = this.#ifFramed(within)
    const key = JSON.stringify([template, named, section])
    const known = this.#shells.get(key)
    if (known !== undefined) return known
    const html = keepAddresses(runTemplate(() => this.#layout(template, named, section), template, path))
    // Errors of the layout itself are attributed to its own file.
    const { middle, ...others } = runTemplate(() => shellOf(html), templateSources(this.#templates.folder).layout)
    const shell = { ...others, middle: siteEntries(this.#settings.head).join('') + middle }
    this.#shells.set(key, shell)
    return shell
  }

  /** What a page shows. @throws InputError when its template does */
  content({ template, path, json }: PageDraft): PageContent {
    const page: DraftContent = JSON.parse(json)
    const scripts = page.head.jsonLd.map(inlineJson)
    const { body } = this.#template(template)
    const { renderBody } = this.#templates
    const props = { ...page.props, frame: this.#settings.frame }
    return {
      head: headEntries(page, scripts).join(''),
      scripts,
      body: {
        node: () => body(props),
        markup: () => runTemplate(() => renderBody(body, props), template, path),
        render: (node) => renderBody(() => node, {}),
      },
    }
  }

  /** A whole page, neither minified nor with a policy. @throws InputError when its template throws */
  preview(draft: PageDraft): string {
    const { head, body } = this.content(draft)
    return wholePage(this.shell(draft), head, body.markup())
  }

  #ifFramed(path: string | undefined): string | undefined {
    return path !== undefined && this.#framed.has(path) ? path : undefined
  }

  #layout(template: string, path: string | undefined, within: string | undefined): string {
    const { renderDocument, layout } = this.#templates
    const { frame, head, script, fonts, styles, assets: addresses } = this.#settings
    const lang = languageOf(head.locale)
    const file = (name: string) => assetAddress(addresses, name)
    const assets = { script, fonts, file, styles: styles[template] ?? { inline: '' } }
    return renderDocument(layout, { frame, lang, path, within, assets, children: slot })
  }

  #template(file: string): PageTemplate {
    const template = this.#byFile.get(file)
    if (template === undefined) throw new Error(`there is no template ${file}`)
    return template
  }
}
