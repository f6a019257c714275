import './gate.css'

/** The script shows it until the page has loaded. It covers nothing and fades by itself, so it can lock nobody out. */
export function Gate() {
  return (
    <p className="gate" role="status" data-gate hidden>
      <span className="spinner" aria-hidden="true" />
      Verifying access...
    </p>
  )
}
