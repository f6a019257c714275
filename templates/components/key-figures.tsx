import './key-figures.css'

interface KeyFiguresProps {
  readonly label: string
  readonly figures: readonly { readonly name: string; readonly value: string }[]
}

/** Figures side by side, as at the top of a prospectus. */
export function KeyFigures({ label, figures }: KeyFiguresProps) {
  return (
    <section aria-label={label}>
      <dl className="key-figures">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
