/** The paths of pages that the site always has, besides the home page. */
export const mainPaths = { domains: '/domains', contact: '/contact' } as const
