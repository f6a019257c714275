import type { BreadcrumbList, WithContext } from 'schema-dts'

/** One step of the way from the home page to a page. */
export interface Crumb {
  readonly name: string
  /** Absolute. */
  readonly url: string
}

/** The way from the home page to a page, both included. */
export function breadcrumbs(...crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
