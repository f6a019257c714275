import type { Address, Picture } from 'build-site'
import type { ContactData, ErrorsData, HomeData } from '../../content/pages'
import type { SiteData } from '../../content/site'
import type { Collection } from './collection'
import type { DomainList } from './domains'
import type { Person } from './person'
import type { PressRoom } from './press'
import type { Rich } from './rich'

/** Addresses of the pages that every site has. */
export interface MainAddresses {
  readonly home: Address
  readonly domains: Address
  readonly contact: Address
}

/** Everything that templates are rendered from. They compute nothing that is available here. */
export interface Site {
  readonly studio: Studio
  readonly addresses: MainAddresses
  readonly address: (path: string) => Address
  readonly collections: readonly Collection[]
  readonly domains: DomainList
  readonly home: HomeData
  /** The paragraphs about the studio on the home page. */
  readonly about: readonly Rich[]
  /** The latest date of anything that the home page shows. */
  readonly homeUpdated: string
  readonly contact: ContactData
  readonly errors: ErrorsData
  readonly legal: readonly LegalPage[]
  /** Pages of a text of their own. */
  readonly texts: readonly LegalPage[]
  /** The links of header and footer; undefined for the usual ones. */
  readonly navigation: SiteData['navigation']
  /** Those whom the contact page names; there may be none. */
  readonly people: readonly Person[]
  /** Undefined as long as there is no note for the press. */
  readonly press: PressRoom | undefined
}

/** A legal text. */
export interface LegalPage {
  readonly slug: string
  readonly address: Address
  readonly title: string
  readonly description: string
  readonly updated: string
  /** The date of the last change, formatted: August 1, 2025. */
  readonly updatedText: string
  /** HTML rendered from Markdown, with raw HTML escaped. */
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** A social network and the studio's address there. */
export interface SocialLink {
  readonly network: 'Instagram' | 'X' | 'LinkedIn'
  readonly href: string
}

/** The studio: names and addresses. */
export interface Studio {
  readonly name: string
  readonly tagline: string
  readonly logo: Picture | undefined
  readonly holding: string
  readonly email: string
  readonly mailto: string
  readonly foundingYear: number
  readonly copyrightYear: number
  readonly social: readonly SocialLink[]
  readonly blurb: string
  readonly disclaimer: string
  readonly ownership: string
  readonly marketNote: string
  readonly portfolioNote: string | undefined
  /** The note on the texts of brands in development. */
  readonly developmentNote: string | undefined
  readonly referenceNote: string
  readonly themeColor: { readonly light: string; readonly dark: string }
  /** How buying works, step by step. */
  readonly buying: readonly { readonly heading: string; readonly text: string }[]
  readonly securityExpires: string
  readonly refusedCrawlers: readonly string[]
}
