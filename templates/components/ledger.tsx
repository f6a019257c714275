import './ledger.css'

interface LedgerProps {
  readonly label: string
  readonly figures: readonly { readonly name: string; readonly value: string }[]
}

/** Figures side by side, as at the top of a prospectus. */
export function Ledger({ label, figures }: LedgerProps) {
  return (
    <section aria-label={label}>
      <dl className="ledger">
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
