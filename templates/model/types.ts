/* The model of a site, as seen by templates: what its builders make. */

import type { Brand } from './build-brand'

export type { Address } from 'build-site'
export type { Action, Brand } from './build-brand'
export type { BrandGroup, Collection } from './build-collections'
export type { Domain, DomainGroup, DomainList } from './build-domains'
export type { PressNote, PressRoom } from './build-press'
export type { LegalPage, Site, Studio } from './build-site'
export type { Price } from './price'
export type { Rich } from './rich'
export type { BrandLink } from './roster'

/** What the page of a brand shows: a change of its place and of the day of the last change does not render it again. */
export type ShownBrand = Omit<Brand, 'updated' | 'number'>
