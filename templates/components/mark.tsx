/** The studio's mark: a low sun behind a ridge. Decoration next to the studio's name. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <MarkShapes />
    </svg>
  )
}

/** The same without an `<svg>` around it, for the share image, which has no design tokens. */
export function MarkShapes({ sun = 'var(--sun)' }: { readonly sun?: string }) {
  return (
    <>
      <circle cx="20" cy="13" r="5" fill={sun} />
      <path d="M2 25 12 12l6 8 4-5 8 10Z" fill="currentColor" />
    </>
  )
}
