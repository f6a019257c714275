import { JSDOM, VirtualConsole } from 'jsdom'

/** Parses HTML as a browser would, without a word about styles that jsdom does not know. */
export function parseDocument(html: string, url?: string): Document {
  const options = { virtualConsole: new VirtualConsole(), ...(url !== undefined && { url }) }
  return new JSDOM(html, options).window.document
}
