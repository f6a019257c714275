import { formatNumber } from '../rules/formats'
import { Mountains, type Peak, type Placed, placesOf, summits } from './mountains'
import './skyline.css'

/**
 * The brands on sale as mountains, as high as their prices, with the sun behind the most expensive one. The highest
 * have labels, which lead to their pages.
 *
 * @param props the most expensive brand comes first
 */
export function Skyline({ peaks }: { readonly peaks: readonly Peak[] }) {
  const [dearest] = peaks
  const cheapest = peaks.at(-1)
  if (dearest === undefined || cheapest === undefined) return null
  const placed = placesOf(peaks)
  const range = dearest.price.usd === cheapest.price.usd ? 'is' : `runs from ${cheapest.price.text} to`
  return (
    <figure className="skyline">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the caption says what it shows */}
      <svg focusable="false">
        <Mountains peaks={placed} />
        {placed.slice(0, summits.length).map((peak, index) => (
          <Label key={peak.href} {...peak} isRaised={index % 2 === 0 && isLevel(peak, placed[index - 1])} />
        ))}
      </svg>
      <figcaption className="note">
        One peak for each of {formatNumber(peaks.length)} brands on sale, as high as the listed price of its domain,
        which {range} {dearest.price.text}.
      </figcaption>
    </figure>
  )
}

/** Whether the label of a peak would be on the same line as the next one. */
function isLevel({ height }: Placed, next: Placed | undefined): boolean {
  return next !== undefined && next.height - height < 80
}

/** In pixels: the width of a label, estimated from its number of letters. */
const letter = 8.2

function Label({ x, height, name, href, price, isRaised }: Placed & { readonly isRaised: boolean }) {
  const top = isRaised ? -62 : -34
  const width = Math.round((name.length + price.text.length + 1) * letter)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a part of a picture
    <svg className="skyline-label" x={`${x / 10}%`} y={`${100 - height * 0.084}%`} overflow="visible">
      <a href={href}>
        <path d={`M0-4V${top}`} />
        <rect x={8 - width} y={top - 28} width={width} height="28" />
        <text x="4" y={top - 9} textAnchor="end">
          {name}
          <tspan dx="6">{price.text}</tspan>
        </text>
      </a>
    </svg>
  )
}
