/** The paths of pages that every site has, besides the home page. */
export const mainPaths = { domains: '/domains', contact: '/contact' } as const
