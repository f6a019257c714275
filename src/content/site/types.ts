/* The model of a site, as seen by templates: one file per kind of object. */

export type { Address } from '../rules/address'
export type { Price } from '../rules/price'
export type { Action } from './model/action'
export type { Brand, BrandLink, BrandPageView, Offer, Status } from './model/brand'
export type { BrandGroup, Collection, HomeCard, MissingBrand } from './model/collection'
export type { CollectionName } from './model/collection-name'
export type { Domain, DomainGroup, DomainList } from './model/domains'
export type { LegalPage } from './model/legal'
export type { MainAddresses, Redirect, Site } from './model/site'
export type { SocialLink, Studio } from './model/studio'
