/**
 * The types that pages of this kind of site use, with the properties that the type itself requires, or Google Search
 * Central documents as required (Organization, Site name, Product snippet, Merchant listing, Breadcrumb, Carousel,
 * Article). Other properties and types are left to TypeScript (schema-dts): an unlisted type is a notice, not an error.
 */
export const schemaTypes: ReadonlyMap<string, readonly string[]> = new Map(
  [
    type('WebPage AboutPage CollectionPage ContactPage PostalAddress'),
    type('Organization Corporation', 'name'),
    type('Brand Person', 'name'),
    type('ContactPoint', 'email|telephone|url'),
    type('WebSite', 'name url'),
    type('FAQPage', 'mainEntity'),
    type('Question', 'name acceptedAnswer'),
    type('Answer', 'text'),
    type('Article BlogPosting NewsArticle', 'headline'),
    type('ImageObject', 'url|contentUrl'),
    type('SearchAction', 'target query-input'),
    type('EntryPoint', 'urlTemplate'),
    type('Product', 'name offers|review|aggregateRating'),
    type('Offer', 'price|priceSpecification priceCurrency|priceSpecification'),
    type('AggregateOffer', 'lowPrice priceCurrency'),
    type('PriceSpecification', 'price priceCurrency'),
    type('ItemList OfferCatalog BreadcrumbList', 'itemListElement'),
    type('ListItem', 'position'),
    type('QuantitativeValue', 'value|minValue|maxValue'),
  ].flat(),
)

/** @param required properties, with bars between alternatives */
function type(names: string, required?: string): [string, string[]][] {
  return names.split(' ').map((name) => [name, required?.split(' ') ?? []])
}
