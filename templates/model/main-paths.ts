/** The paths of pages that the site always has, besides the home page. */
export const mainPaths = { domains: '/domains', contact: '/contact' } as const

/** The path of the press room, below which its notes and its feed are. */
export const pressPath = '/press'
