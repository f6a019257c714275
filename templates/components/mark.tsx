/** The studio's mark: a low sun behind a ridge. Decoration beside the name that says the same. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <MarkShapes />
    </svg>
  )
}

/** The same without the frame of an SVG of its own, for the share image, which knows no tokens. */
export function MarkShapes({ sun = 'var(--sun)' }: { readonly sun?: string }) {
  return (
    <>
      <circle cx="20" cy="13" r="5" fill={sun} />
      <path d="M2 25 12 12l6 8 4-5 8 10Z" fill="currentColor" />
    </>
  )
}
