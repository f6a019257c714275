/** What templates may import: types of what they are given, and makers of structured data. */
export { formatNumber } from './content/rules/format-number'
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
export type { DomainIndex } from './output/files/domain-index'
export type { Assets, DocumentLayout, DocumentProps } from './pages/document'
export type { Frame, TitledLink } from './pages/frame'
export type { Head } from './pages/head'
export type { IconProps } from './pages/icon'
export { breadcrumbs, listBreadcrumbs } from './pages/json-ld/breadcrumbs'
export { domainOffers } from './pages/json-ld/domain-offers'
export { inlineJson } from './pages/json-ld/inline-json'
export { brandOrganization, studioOrganization } from './pages/json-ld/organization'
export { collectionPage, contactPage, webPage } from './pages/json-ld/web-page'
export { webSite } from './pages/json-ld/web-site'
export { listHead, pageRange } from './pages/list-head'
export { brandPages, domainPages, type ListPage } from './pages/list-pages'
export type { Framed, Page, PageModule } from './pages/page'
export { pageForEach, type SiteCommon } from './pages/page-for-each'
export type { ShareCard, ShareCardProps } from './pages/share-card'
