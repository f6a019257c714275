/* The model of a site, as seen by templates: one file per kind of object. */

export type { Address } from '../rules/address'
export type { Price } from '../rules/price'
export type { Action, Brand, BrandLink, BrandPageView, CollectionName, Offer, Status } from './model/brand'
export type { BrandGroup, Collection, HomeCard, MissingBrand } from './model/collection'
export type { Domain, DomainGroup, DomainList } from './model/domains'
export type { LegalPage, MainAddresses, Redirect, Site, SocialLink, Studio } from './model/site'
