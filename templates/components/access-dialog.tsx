import type { Site } from '../model/types'
import './access-dialog.css'

/**
 * The Exclusive Portfolio Access dialog. The script opens it and verifies; without the script it is unreachable.
 *
 * @param props its texts, and where to go on success
 */
export function AccessDialog({ texts, next }: { readonly texts: Site['home']['access']; readonly next: string }) {
  return (
    <dialog
      className="access-dialog"
      id="portfolio-access"
      aria-labelledby="access-title"
      aria-describedby="access-text"
      data-access={next}
    >
      <form method="dialog">
        <h2 id="access-title">{texts.title}</h2>
        <p id="access-text">{texts.text}</p>
        <label htmlFor="access-email">{texts.label}</label>
        <input id="access-email" name="email" type="email" autoComplete="email" required />
        <div className="button-row">
          <button className="button" data-variant="primary" type="submit" data-busy={texts.verifying} disabled>
            {texts.submit}
          </button>
          <button className="button" data-variant="outline" type="button" data-close>
            {texts.cancel}
          </button>
        </div>
        <p className="visually-hidden" role="status" tabIndex={-1} data-status></p>
        <div className="access-kept" data-kept={texts.forgotten} hidden>
          <p role="status">{texts.kept}</p>
          <button className="button" data-variant="quiet" type="button">
            {texts.forget}
          </button>
        </div>
      </form>
    </dialog>
  )
}
