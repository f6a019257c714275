/** The part of jsdom that tests use; the package carries no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { readonly url?: string })
    readonly window: Window & typeof globalThis
  }
}
