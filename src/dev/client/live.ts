import { livePaths } from '../live-paths'

/*
 * Keeps an open page up to date during development; only pages of the dev server include it. The attributes of its
 * script element give the version of the site, and whether the page is an error page.
 */

const script = document.currentScript
const isErrorPage = script?.hasAttribute('data-error') ?? false
let version = script?.getAttribute('data-version')
let events: EventSource | undefined

function listen(): void {
  events = new EventSource(livePaths.events)
  events.addEventListener('version', ({ data }) => {
    if (data !== version) reload()
  })
  events.addEventListener('reload', reload)
  events.addEventListener('styles', ({ data }) => takeStyles(String(data)))
}

function reload(): void {
  events?.close()
  // Before a page has loaded, its scroll position is not restored.
  if (document.readyState !== 'complete') {
    addEventListener('load', reload, { once: true })
    return
  }
  // Browsers save the scroll position only occasionally, or when the history entry changes.
  history.replaceState(history.state, '')
  location.reload()
}

/** Applies the page's current styles; everything else, including the scroll position, stays as it is. */
async function takeStyles(next: string): Promise<void> {
  version = next
  const page = await currentPage()
  const [old, fresh] = [sheets(document), sheets(page)]
  const isOther = isErrorPage || page.querySelector('script[data-error]') !== null || old.length !== fresh.length
  if (isOther) reload()
  else if (version === next) for (const [index, sheet] of fresh.entries()) replace(old[index], sheet)
}

/** Parsed by the request itself, because the policy of the page forbids creating markup from text. */
function currentPage(): Promise<Document> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.addEventListener('load', () => (request.responseXML === null ? reload() : resolve(request.responseXML)))
    request.addEventListener('error', reload)
    request.open('GET', location.href)
    request.send()
  })
}

/** Style elements and linked sheets, in the order in which they apply. */
function sheets({ head }: Document): Element[] {
  return [...head.querySelectorAll('style, link[rel="stylesheet"]')]
}

/** Linked sheets load asynchronously; the old one stays until then, so that the page is never unstyled. */
function replace(old: Element | undefined, sheet: Element): void {
  if (old === undefined || old.isEqualNode(sheet)) return
  if (sheet.tagName === 'LINK') sheet.addEventListener('load', () => old.remove())
  old.after(sheet)
  if (sheet.tagName === 'STYLE') old.remove()
}

// Browsers limit the number of connections per server; hidden pages leave theirs to others.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) events?.close()
  else listen()
})
if (!document.hidden) listen()
