import type { Prose } from '../content/markdown/markdown'
import type { MakeAddress } from '../content/rules/address'
import type { Content, DataOf } from '../content/schema/kinds'
import type { DataRules } from '../content/source/read-data'
import type { Fault } from '../lib/fault'
import type { Formats } from '../lib/formats'
import type { OutputFile } from '../lib/output-file'
import type { PolicyExceptions } from './policy-exceptions'
import type { SiteCommand } from './site-command'

/** What the program itself has to know of a site: for heads, robots.txt, the manifest and security.txt. */
export interface Settings {
  /** Where the site is served: an origin and an optional base path, `https://host/base`. */
  readonly url: string
  /** The site, as visitors know it. */
  readonly name: string
  /** The language and region of its texts (BCP 47), by which numbers, dates and amounts are written; `en-US` when omitted. */
  readonly locale?: string | undefined
  /** The currency of its amounts (ISO 4217); `USD` when omitted. */
  readonly currency?: string | undefined
  /** Colour of the browser's own surfaces in both schemes, `#rrggbb`. */
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** Where to report a vulnerability, and until when that is valid, `2026-08-01`; without it there is no security.txt. */
  readonly security?: { readonly email: string; readonly expires: string } | undefined
  /** User agents that robots.txt refuses. */
  readonly refusedCrawlers?: readonly string[] | undefined
  /** Why it refuses them, as a comment in robots.txt. */
  readonly refusedCrawlersNote?: string | undefined
  /** What a page at an old path says, on hosts without redirects; the name of the site when omitted. */
  readonly movedNote?: string | undefined
  /** The origins of other sites from which pages may load something, by what is loaded. */
  readonly policy?: PolicyExceptions | undefined
  /** Placeholders such as `www.example.com` with which the site may be published, as `check` names them. */
  readonly acceptedPlaceholders?: readonly string[] | undefined
}

/** What a model is made with, besides the data. */
export interface ModelTools {
  /** Makes the address of a page or a file from its path within the site. */
  readonly address: MakeAddress
  /** Renders a Markdown text as HTML, in which raw HTML is text. Links within the site get its base path. */
  readonly markdown: (text: string) => Prose
  /** Writes numbers, dates and amounts for the locale and in the currency of the settings. */
  readonly formats: Formats
}

/** A file besides the pages, by its path in the output folder. */
export type SiteFile = Pick<OutputFile, 'path' | 'content'>

/** What a rule of a site looks at. */
export interface Reviewed<C extends Content, Model> {
  /** The records of all kinds of content. */
  readonly data: DataOf<C>
  /** What the site definition made of them. */
  readonly model: Model
  /** The date of the check, `2025-08-01`. */
  readonly today: string
}

/** A condition of a site that should hold before it is published, in addition to those of any site. */
export interface SiteRule<C extends Content = Content, Model = object> {
  /** Its name, which stays the same: programs that read the report rely on it. */
  readonly id: string
  /** What holds if it finds nothing. */
  readonly promise: string
  /** Finds what is wrong. Pure. */
  find(reviewed: Reviewed<C, Model>): Iterable<Fault>
}

/** Everything that a site is, besides its pages: `templates/site.ts` exports it. */
export interface SiteDefinition<
  C extends Content = Content,
  Model extends object = object,
  Frame extends object = object,
> extends DataRules<C> {
  /** What the program itself has to know of the site. */
  settings(data: DataOf<C>): Settings
  /** Makes of the data what page templates are given. Pure. */
  model(data: DataOf<C>, tools: ModelTools): Model
  /** What header and footer of every page show, as plain data. */
  frame(model: Model): Frame
  /** What `check` looks for, besides what it looks for in any site. */
  readonly rules?: readonly SiteRule<C, Model>[]
  /** Edits of the data that operators of this site often make. */
  readonly commands?: readonly SiteCommand<C, Model>[]
  /** Makes what is published besides pages: lists, feeds. */
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
