import type { Address } from 'build-site'

/** The press room: all notes, and the feed of them. */
export interface PressRoom {
  readonly title: string
  readonly address: Address
  /** The Atom feed. */
  readonly feed: Address
  /** What readers call the feed. */
  readonly feedTitle: string
  /** The latest date of any note. */
  readonly updated: string
  /** Newest first, like the notes in each. */
  readonly years: readonly PressYear[]
  readonly notes: readonly PressNote[]
}

/** The notes of a year. */
export interface PressYear {
  readonly year: string
  readonly notes: readonly PressNote[]
}

/** A note for the press. */
export interface PressNote {
  readonly slug: string
  readonly address: Address
  readonly title: string
  readonly summary: string
  /** The day on which it was published, `2025-08-01`, and as visitors read it. */
  readonly date: string
  readonly dateText: string
  /** The day of a later change. */
  readonly changed: { readonly date: string; readonly text: string } | undefined
  readonly contact: PressContact
  /** HTML rendered from Markdown, with raw HTML escaped. */
  readonly html: string
}

/** Whom journalists ask. */
export interface PressContact {
  readonly name: string
  readonly email: string
  readonly mailto: string
}
