/** A schema.org entity as it appears in a page. */
type Thing = Readonly<Record<string, unknown>>

/** All structured data of a page. */
export function structuredData(document: Document): Thing[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  return [...scripts].map((script): Thing => JSON.parse(script.textContent))
}

/** The only entity of a type on a page. */
export function thingOf(document: Document, type: string): Thing {
  const found = structuredData(document).filter((thing) => thing['@type'] === type)
  if (found.length !== 1 || found[0] === undefined) throw new Error(`expected one ${type}, found ${found.length}`)
  return found[0]
}
