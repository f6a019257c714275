/** What templates may import: types of what they are given, and makers of structured data. */

export type { DomainIndex } from './assets/domain-index'
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
export type { Frame, TitledLink } from './pages/frame'
export type { Head } from './pages/head'
export type { IconProps } from './pages/icon'
export { inlineJson } from './pages/inline-json'
export { breadcrumbs, listBreadcrumbs } from './pages/json-ld/breadcrumbs'
export { domainOffers } from './pages/json-ld/domain-offers'
export { brandOrganization, studioOrganization } from './pages/json-ld/organization'
export { collectionPage, contactPage, webPage } from './pages/json-ld/web-page'
export { webSite } from './pages/json-ld/web-site'
export { listHead, pageRange } from './pages/list-head'
export { brandPages, domainPages, type ListPage } from './pages/list-pages'
export type { Framed, Page, PageModule } from './pages/page'
export type { ShareCard, ShareCardProps } from './pages/share-card'
