/** A social network and the studio's address there. */
export interface SocialLink {
  readonly network: 'Instagram' | 'X' | 'LinkedIn'
  readonly href: string
}

/** The studio: names and addresses. */
export interface Studio {
  readonly name: string
  readonly tagline: string
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
