import type { ReactNode } from 'react'

type TitledSectionProps = Readonly<{ id: string; heading: string; children: ReactNode }>

/** A section of a brand page, labelled by its heading. @param props with its id for links */
export function TitledSection({ id, heading, children }: TitledSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}
