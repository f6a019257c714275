import './expand-all.css'

/** Opens or closes all 'Investor details' of a page. Hidden until the script shows it. */
export function ExpandAll() {
  return (
    <p className="expand-all" data-expand data-reserve hidden>
      <button className="button" data-variant="quiet" type="button">
        Open all investor details
      </button>
      <button className="button" data-variant="quiet" type="button">
        Close all<span className="visually-hidden"> investor details</span>
      </button>
    </p>
  )
}
