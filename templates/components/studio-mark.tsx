import type { Picture } from 'build-site'
import { Mark } from './mark'

/** The studio's logo, or its mark without one. Decoration next to the studio's name. */
export function StudioMark({ logo }: { readonly logo: Picture | undefined }) {
  if (logo === undefined) return <Mark />
  return <img className="mark" src={logo.src} alt="" width="32" height="32" decoding="async" />
}
