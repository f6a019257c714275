/** Paths of the event stream and the script for open pages, independent of the base path of the site. */
export const livePaths = { events: '/@build-site/events', script: '/@build-site/live.js' } as const
