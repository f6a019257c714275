/** The part of jsdom that tests use; the package carries no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html: string,
      options?: { readonly url?: string; contentType?: string; virtualConsole?: VirtualConsole },
    )
    readonly window: Window & typeof globalThis
  }
  /** Prints nothing unless it is told where. */
  export class VirtualConsole {}
}
