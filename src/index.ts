/** What templates may import: the site definition and its parts, pages, and helpers for both. */

import * as z from 'zod'

export { dirname, join } from 'node:path'
export { editDistance, nearFree, nearMatch } from './content/parse/near-match'
export { atField, placeOf, problemAt, unfinishedAt } from './content/parse/problem-at'
export { type FieldPath, isFields, type Source } from './content/parse/source'
export type { Address, MakeAddress } from './content/rules/address'
export { latest } from './content/rules/dates'
export { domainUrl, linkedDomain, mailto, shownDomain, shownHost, shownUrl } from './content/rules/outbound'
export { cardNumber, pageNumber, pagePath } from './content/rules/paging'
export { isSlug } from './content/rules/slug'
export { domainUrlTemplate, host, httpsUrl, siteUrl } from './content/schema/addresses'
export { image, type Picture } from './content/schema/image'
export {
  type Content,
  type DataOf,
  type Entry,
  file,
  folder,
  markdown,
  optionalFile,
  type PartialDataOf,
} from './content/schema/kinds'
export { reference } from './content/schema/reference'
export { anyText, count, email, isoDate, pageSize, prose, text, userAgent } from './content/schema/scalars'
export { currency, locale, policyExceptions } from './content/schema/settings'
export { betterSlug, pageAddress, slug, topLevelPath } from './content/schema/slug'
export { commaList, distinct, oneOrMore, plusList } from './content/schema/text-lists'
export type { DataFile } from './content/source/discover'
export type { Placeholders } from './content/source/placeholders'
export type { DataReading } from './content/source/read-data'
export type { Editor } from './edit/editor'
export { slugOf } from './edit/slug-of'
export { explainedFields, optionalFields } from './edit/starting-file'
export { compare } from './lib/compare'
export { type Column, csv } from './lib/csv'
export { firstFew, formatNumber } from './lib/format-number'
export { type Formats, formats } from './lib/formats'
export { groupedBy } from './lib/grouped-by'
export { type Fault, InputError, type Problem } from './lib/problem'
export { repeated } from './lib/repeated'
export type { Assets, DocumentLayout, DocumentProps } from './pages/document'
export type { IconProps, ShareCard, ShareCardProps } from './pages/drawings'
export type { Head } from './pages/head'
export { imageProps } from './pages/image-props'
export { type ListPage, pagesOfList } from './pages/list-pages'
export { escapeAll, escapeMarkup, inlineJson } from './pages/markup'
export type { Framed, Page, PageModule } from './pages/page'
export {
  defineSite,
  type ModelTools,
  type Reviewed,
  type Settings,
  type SiteFile,
  type SiteRule,
} from './site/define-site'
export { renameCommand } from './site/move-commands'
export type { PolicyExceptions } from './site/policy-exceptions'
export type { CommandCall, SiteCommand } from './site/site-command'
export { z }
