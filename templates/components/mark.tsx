import type { Picture } from 'build-site'

/** The studio's logo, or without one its mark: a low sun behind a ridge. Decoration next to the studio's name. */
export function StudioMark({ logo }: { readonly logo: Picture | undefined }) {
  if (logo !== undefined) return <img className="mark" src={logo.src} alt="" width="32" height="32" decoding="async" />
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <MarkShapes sun="var(--sun)" />
    </svg>
  )
}

/** The mark without an `<svg>` around it, for images, which have no design tokens. */
export function MarkShapes({ sun }: { readonly sun: string }) {
  return (
    <>
      <circle cx="20" cy="13" r="5" fill={sun} />
      <path d="M2 25 12 12l6 8 4-5 8 10Z" fill="currentColor" />
    </>
  )
}
