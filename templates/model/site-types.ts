import type * as program from 'build-site'
import type { content } from '../content'
import type { Frame } from './frame'
import type { Site } from './types'

/* The types of the program, for the content and the model of this site. */

type Content = typeof content

/** The default export of a file in `pages/`. @typeParam Props the props of its pages, as plain data */
export type PageModule<Props> = program.PageModule<Props, Site, Frame>
/** The props of a body: the props of its page, and the data of header and footer. */
export type Framed<Props> = program.Framed<Props, Frame>
/** The props of the layout of all pages. */
export type DocumentProps = program.DocumentProps<Frame>

/** What a share image shows: emblems of brands of a collection, a line each; a logo; or mountains, a line for each layer. */
type Shown =
  | Readonly<Record<'collection' | 'emblems', string>>
  | Readonly<Record<'collection' | 'logo', string>>
  | Readonly<Record<'mountains', string>>
/** The props of the share card, which shows the mark of the studio if there is nothing else. */
export type ShareCardProps = program.ShareCardProps<Shown>

/** What the rules of the site can check. */
export type Reviewed = program.Reviewed<Content, Site>
/** A rule of `check` for this site. */
export type Rule = program.SiteRule<Content, Site>
/** A command of this site, and how it was called. */
export type Command = program.SiteCommand<Content, Site>
export type Call = program.CommandCall<Content, Site>
