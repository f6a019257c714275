/** What templates may import: types of what they are given, and makers of structured data. */

export type { DomainIndex } from './assets/domain-data'
export { formatMarket } from './content/rules/money'
export type {
  Action,
  Address,
  Brand,
  BrandGroup,
  BrandLink,
  Collection,
  Domain,
  DomainGroup,
  DomainList,
  HomeCard,
  LegalPage,
  MissingBrand,
  Price,
  Site,
  Studio,
} from './content/site/types'
export { formatNumber } from './lib/format-number'
export type { Assets, DocumentLayout, DocumentProps } from './pages/document'
export type { IconProps, ShareCard, ShareCardProps } from './pages/drawings'
export type { Frame, TitledLink } from './pages/frame'
export type { Head } from './pages/head'
export { breadcrumbs, listBreadcrumbs } from './pages/json-ld/breadcrumbs'
export { domainOffers } from './pages/json-ld/domain-offers'
export { brandOrganization, studioOrganization } from './pages/json-ld/organization'
export { collectionPage, contactPage, webPage, webSite } from './pages/json-ld/web-page'
export { brandPages, domainPages, type ListPage, listHead, pageRange } from './pages/list-pages'
export { inlineJson } from './pages/markup'
export type { Framed, Page, PageModule } from './pages/page'
