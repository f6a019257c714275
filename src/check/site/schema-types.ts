/** What is asked of a type of schema.org; alternatives are joined by a bar. */
export interface SchemaType {
  /** Properties required by search engines or the type itself. */
  readonly required: readonly string[]
  /** Properties that search engines recommend on the main entity of a page, and that data or templates can state. */
  readonly recommended: readonly string[]
}

/**
 * The types that pages of this kind of site use, with the properties that Google Search Central documents as required or
 * recommended (Organization, Site name, Product snippet, Merchant listing, Breadcrumb, Carousel, Article). TypeScript
 * knows the other properties, and types (schema-dts): an unlisted type is a notice, not an error.
 */
export const schemaTypes: ReadonlyMap<string, SchemaType> = new Map(
  [
    type('WebPage AboutPage CollectionPage ContactPage PostalAddress', ''),
    type('Organization Corporation', 'name', 'url sameAs'),
    type('Brand Person', 'name'),
    type('ContactPoint', 'email|telephone|url'),
    type('WebSite', 'name url'),
    type('FAQPage', 'mainEntity'),
    type('Question', 'name acceptedAnswer'),
    type('Answer', 'text'),
    type('Article BlogPosting NewsArticle', 'headline', 'author datePublished'),
    type('ImageObject', 'url|contentUrl'),
    type('SearchAction', 'target query-input'),
    type('EntryPoint', 'urlTemplate'),
    type('Product', 'name offers|review|aggregateRating'),
    type('Offer', 'price|priceSpecification priceCurrency|priceSpecification', 'availability'),
    type('AggregateOffer', 'lowPrice priceCurrency', 'highPrice offerCount'),
    type('PriceSpecification', 'price priceCurrency'),
    type('ItemList OfferCatalog BreadcrumbList', 'itemListElement'),
    type('ListItem', 'position'),
    type('QuantitativeValue', 'value|minValue|maxValue'),
  ].flat(),
)

function type(names: string, required: string, recommended = ''): [string, SchemaType][] {
  const asked = { required: words(required), recommended: words(recommended) }
  return words(names).map((name) => [name, asked])
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}
