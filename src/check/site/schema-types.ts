/** What is known about a type of schema.org. */
export interface SchemaType {
  /** Properties required by search engines or the type itself; alternatives are joined by a bar. */
  readonly required: readonly string[]
  /** Properties that search engines recommend on the main entity of a page, and that data or templates can state. */
  readonly recommended: readonly string[]
  /** Other allowed properties, besides those of every thing. */
  readonly allowed: readonly string[]
}

/** Properties that every thing may have. */
export const anyThing = words(
  '@context @id @type additionalType alternateName description disambiguatingDescription identifier image ' +
    'mainEntityOfPage name potentialAction sameAs subjectOf url',
)

const work = words(
  'about author breadcrumb copyrightHolder copyrightYear creator dateCreated dateModified datePublished headline ' +
    'inLanguage isPartOf hasPart keywords license mainEntity primaryImageOfPage publisher significantLink speakable text ' +
    'thumbnailUrl abstract creditText',
)
const offer = words(
  'availability businessFunction category eligibleRegion hasMerchantReturnPolicy itemCondition itemOffered offeredBy price ' +
    'priceCurrency priceSpecification priceValidUntil seller shippingDetails sku validFrom validThrough ' +
    'acceptedPaymentMethod',
)
const organization = words(
  'address brand contactPoint department duns email employee founder foundingDate founders foundingLocation hasOfferCatalog ' +
    'globalLocationNumber hasMerchantReturnPolicy iso6523Code keywords knowsAbout legalName leiCode location logo ' +
    'makesOffer memberOf naics numberOfEmployees owns ' +
    'parentOrganization slogan subOrganization taxID telephone vatID areaServed',
)
const article = [...work, 'articleBody', 'articleSection', 'wordCount']
const list = words('itemListElement itemListOrder numberOfItems aggregateElement')
const page = type('', '', [...work, 'lastReviewed', 'reviewedBy', 'relatedLink', 'mainContentOfPage'])

/**
 * The types that pages of this kind of site use: their properties according to schema.org, with those that Google
 * Search Central documents as required or recommended (Organization, Site name, Product snippet, Merchant listing,
 * Breadcrumb, Carousel, Article). An unlisted type is a notice, not an error.
 */
export const schemaTypes: Readonly<Record<string, SchemaType>> = {
  Organization: type('name', 'url sameAs', organization),
  Corporation: type('name', 'url sameAs', [...organization, 'tickerSymbol']),
  Brand: type('name', '', words('logo slogan aggregateRating review')),
  Person: type('name', '', words('email jobTitle worksFor affiliation telephone')),
  ContactPoint: type(
    'email|telephone|url',
    '',
    words('areaServed availableLanguage contactType email telephone hoursAvailable'),
  ),
  PostalAddress: type(
    '',
    '',
    words('addressCountry addressLocality addressRegion postOfficeBoxNumber postalCode streetAddress'),
  ),
  WebSite: type('name url', '', [...work, 'issn']),
  WebPage: page,
  AboutPage: page,
  CollectionPage: page,
  ContactPage: page,
  FAQPage: type('mainEntity', '', page.allowed),
  Question: type('name acceptedAnswer', '', [...work, 'acceptedAnswer', 'answerCount', 'suggestedAnswer']),
  Answer: type('text', '', [...work, 'upvoteCount']),
  Article: type('headline', 'author datePublished', article),
  BlogPosting: type('headline', 'author datePublished', article),
  NewsArticle: type('headline', 'author datePublished', article),
  ImageObject: type('url|contentUrl', '', [...work, 'contentUrl', 'caption', 'width', 'height', 'encodingFormat']),
  SearchAction: type('target query-input', '', words('target query query-input')),
  EntryPoint: type('urlTemplate', '', words('urlTemplate actionPlatform contentType encodingType httpMethod')),
  Product: type(
    'name offers|review|aggregateRating',
    '',
    words(
      'aggregateRating brand category color gtin gtin8 gtin12 gtin13 gtin14 isbn itemCondition ' +
        'keywords logo manufacturer material model mpn offers owner productID releaseDate review sku slogan',
    ),
  ),
  Offer: type('price|priceSpecification priceCurrency|priceSpecification', 'availability', offer),
  AggregateOffer: type('lowPrice priceCurrency', 'highPrice offerCount', [
    ...offer,
    'lowPrice',
    'highPrice',
    'offerCount',
    'offers',
  ]),
  PriceSpecification: type(
    'price priceCurrency',
    '',
    words('price priceCurrency minPrice maxPrice validFrom validThrough'),
  ),
  ItemList: type('itemListElement', '', list),
  OfferCatalog: type('itemListElement', '', list),
  BreadcrumbList: type('itemListElement', '', list),
  ListItem: type('position', '', words('item position nextItem previousItem')),
  QuantitativeValue: type('value|minValue|maxValue', '', words('maxValue minValue unitCode unitText value')),
}

/**
 * Further types that search engines document or that belong to the former, of which only the name is known. They resemble
 * others, for which they would be taken.
 */
export const otherTypes: readonly string[] = words(
  'Action AggregateRating BuyAction CategoryCode CompoundPriceSpecification CreativeWork DefinedTerm ' +
    'Demand ItemPage LocalBusiness MediaObject MerchantReturnPolicy MonetaryAmount OnlineBusiness OnlineStore ' +
    'OpeningHoursSpecification ProductGroup ProfilePage QAPage Quotation Rating Review SearchResultsPage Service ' +
    'SiteNavigationElement SoftwareApplication SpeakableSpecification UnitPriceSpecification VideoObject WebApplication ' +
    'WebPageElement WPHeader WPFooter',
)

function type(required: string, recommended: string, allowed: readonly string[]): SchemaType {
  return { required: words(required), recommended: words(recommended), allowed }
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
