/** The part of jsdom that tests use; the package includes no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options?: { readonly url?: string; contentType?: string; virtualConsole?: VirtualConsole },
    )
    readonly window: Window & typeof globalThis
  }
  /** Prints nothing unless given a destination. */
  export class VirtualConsole {}
}
