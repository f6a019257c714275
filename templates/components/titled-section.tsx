import type { ReactNode } from 'react'

interface TitledSectionProps {
  /** The id for links; the heading's id is derived from it. */
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

/** A section of a brand page, labelled by its heading. */
export function TitledSection({ id, heading, children }: TitledSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}
