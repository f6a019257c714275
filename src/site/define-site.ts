import type { Prose } from '../content/markdown/markdown'
import type { MakeAddress } from '../content/rules/address'
import type { Content, DataOf } from '../content/schema/kinds'
import type { DataRules } from '../content/source/read-data'
import type { Formats } from '../lib/formats'
import type { OutputFile } from '../lib/output-file'
import type { Fault } from '../lib/problem'
import type { PolicyExceptions } from './policy-exceptions'
import type { SiteCommand } from './site-command'

/** The settings that the program needs: for heads, robots.txt, the manifest and security.txt. */
export interface Settings {
  /** Where the site is served: an origin and an optional base path, `https://host/base`. */
  readonly url: string
  /** The site, as visitors know it. */
  readonly name: string
  /** The language and region of its texts (BCP 47), also for numbers, dates and amounts; `en-US` when omitted. */
  readonly locale?: string | undefined
  /** The currency of its amounts (ISO 4217); `USD` when omitted. */
  readonly currency?: string | undefined
  /** Colour of the browser's own surfaces in both schemes, `#rrggbb`. */
  readonly themeColor: { readonly light: string; readonly dark: string }
  /**
   * Where to report a vulnerability, and until when that is valid, `2026-08-01`; if omitted, there is no security.txt.
   */
  readonly security?: { readonly email: string; readonly expires: string } | undefined
  /** User agents that robots.txt refuses. */
  readonly refusedCrawlers?: readonly string[] | undefined
  /** Why it refuses them, as a comment in robots.txt. */
  readonly refusedCrawlersNote?: string | undefined
  /** The text of a page at an old path, on hosts without redirects; the name of the site when omitted. */
  readonly movedNote?: string | undefined
  /** The other origins that pages may load from, by what is loaded. */
  readonly policy?: PolicyExceptions | undefined
  /** Placeholders such as `www.example.com` that may be published, as `check` reports them. */
  readonly acceptedPlaceholders?: readonly string[] | undefined
}

/** The tools for making a model. */
export interface ModelTools {
  /** Makes the address of a page or a file from its path within the site. */
  readonly address: MakeAddress
  /** Renders a Markdown text as HTML, in which raw HTML is text. Links within the site get its base path. */
  readonly markdown: (text: string) => Prose
  /** Writes numbers, dates and amounts for the locale and in the currency of the settings. */
  readonly formats: Formats
}

/** A file that is not a page, by its path in the output folder. */
export type SiteFile = Pick<OutputFile, 'path' | 'content'>

/** What a rule of a site can check. */
export interface Reviewed<C extends Content, Model> {
  /** The records of all kinds of content. */
  readonly data: DataOf<C>
  /** The model that the site definition made from them. */
  readonly model: Model
  /** The date of the check, `2025-08-01`. */
  readonly today: string
}

/** A condition that should hold before a site is published, in addition to the general rules. */
export interface SiteRule<C extends Content = Content, Model = object> {
  /** Its name, which must not change: programs that read the report rely on it. */
  readonly id: string
  /** What holds if it finds nothing. */
  readonly promise: string
  /** Finds what is wrong. Pure. */
  find(reviewed: Reviewed<C, Model>): Iterable<Fault>
}

/** The definition of a site without its pages: `templates/site.ts` exports it. */
export interface SiteDefinition<
  C extends Content = Content,
  Model extends object = object,
  Frame extends object = object,
> extends DataRules<C> {
  /** The settings that the program needs. */
  settings(data: DataOf<C>): Settings
  /** Makes the model for page templates from the data. Pure. */
  model(data: DataOf<C>, tools: ModelTools): Model
  /** The data of header and footer of every page, as plain data. */
  frame(model: Model): Frame
  /** Rules for `check`, in addition to the general ones. */
  readonly rules?: readonly SiteRule<C, Model>[]
  /** Edits of the data that operators of this site often make. */
  readonly commands?: readonly SiteCommand<C, Model>[]
  /** Makes files other than pages: lists, feeds. */
  files?(model: Model): Iterable<SiteFile>
}

/**
 * Defines a site.
 *
 * @example
 * export default defineSite({
 *   content: { site: file('site', siteSchema), posts: markdown('posts', postSchema, 'post') },
 *   settings: ({ site }) => site.value,
 *   model: ({ posts }, { address }) => ({ home: address('/'), posts }),
 *   frame: ({ home }) => ({ home }),
 * })
 */
export function defineSite<C extends Content, Model extends object, Frame extends object>(
  definition: SiteDefinition<C, Model, Frame>,
): SiteDefinition {
  return definition
}
