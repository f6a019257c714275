/** The paths of pages that the site has as soon as it has their data; below that of the press room are its notes and its feed. */
export const mainPaths = { domains: '/domains', contact: '/contact', press: '/press' } as const
