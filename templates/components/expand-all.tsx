/** Opens, then closes, all 'Investor details' of a page. It needs the script, which shows it. */
export function ExpandAll() {
  return (
    <button
      className="button"
      data-variant="quiet"
      type="button"
      data-expand="Close all investor details"
      data-reserve
      hidden
    >
      Open all investor details
    </button>
  )
}
