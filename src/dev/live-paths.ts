/** Where the event stream and the script of open pages are, whatever the base path of the site. */
export const livePaths = { events: '/@build-site/events', script: '/@build-site/live.js' } as const
