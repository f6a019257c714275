import type { Picture } from 'build-site'

/** Somebody whom the contact page names. */
export interface Person {
  readonly slug: string
  readonly name: string
  readonly role: string
  /** A page about this person on another site. */
  readonly link: string | undefined
  readonly photo: Picture | undefined
}
