/** Layered ridgelines under a low sun, as wide as the window: the cover of the prospectus. */
export function Horizon() {
  return (
    <svg
      className="horizon"
      viewBox="0 0 1600 320"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="horizon-sun" cx="1130" cy="150" r="62" />
      <path className="horizon-far" d="M0 210 190 150l120 46 210-96 180 84 160-58 220 88 180-70 340 92v100H0Z" />
      <path className="horizon-mid" d="M0 250 240 190l170 52 230-74 210 72 260-56 190 54 300-44v130H0Z" />
      <path className="horizon-near" d="M0 292 300 244l260 40 320-56 300 52 420-42v90H0Z" />
    </svg>
  )
}
