import './gate.css'

/** The script shows it until the page has loaded. It covers nothing and fades on its own, so it locks nobody out. */
export function Gate() {
  return (
    <p className="gate" role="status" data-gate hidden>
      <span className="spinner" aria-hidden="true" />
      Verifying access...
    </p>
  )
}
