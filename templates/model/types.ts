/* The model of a site, as seen by templates: one file per kind of object. */

export type { Address } from 'build-site'
export type { Price } from '../rules/price'
export type { Action, Brand, BrandLink, BrandPageView, CollectionName, Offer, Status } from './types/brand'
export type { BrandGroup, Collection, HomeCard, MissingBrand } from './types/collection'
export type { Domain, DomainGroup, DomainList } from './types/domains'
export type { Person } from './types/person'
export type { PressContact, PressNote, PressRoom, PressYear } from './types/press'
export type { LegalPage, MainAddresses, Site, SocialLink, Studio } from './types/site'
