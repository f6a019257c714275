import './key-figures.css'

type Figure = Readonly<Record<'name' | 'value', string>>

/** Figures side by side, as at the top of a prospectus. */
export function KeyFigures({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
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
