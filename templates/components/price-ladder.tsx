import { formatNumber } from '../rules/formats'
import { type PriceLadder as Ladder, stepAbove } from '../rules/price-ladder'
import './price-ladder.css'

/**
 * How many domains there are at each price, as a stack of marks, which is also where a visitor chooses the highest
 * price of a search. Without script, it is only the picture.
 */
export function PriceLadder({ ladder }: { readonly ladder: Ladder }) {
  // How many domains a mark represents.
  const each = Math.max(1, stepAbove(Math.max(...ladder.map(({ count }) => count)) / tallest))
  return (
    <fieldset className="price-ladder">
      <legend>
        Prices{' '}
        <span className="note">
          {each === 1 ? 'One mark is one domain.' : `One mark is ${formatNumber(each)} domains.`}
        </span>{' '}
        <span className="note">Choose your limit.</span>
      </legend>
      {ladder.map(({ usd, text, count }, index) => (
        <label key={usd}>
          <input
            type="radio"
            name="max"
            form="domain-search"
            value={index === ladder.length - 1 ? '' : usd}
            defaultChecked={index === ladder.length - 1}
          />
          <span>
            <span className="visually-hidden">Up to</span> {text}
          </span>{' '}
          <span className="price-ladder-marks" aria-hidden="true">
            {Array.from({ length: Math.ceil(count / each) }, (_, mark) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all marks are alike
              <i key={mark} />
            ))}
          </span>
          <span className="price-ladder-count">
            {formatNumber(count)} <span className="visually-hidden">{count === 1 ? 'domain' : 'domains'}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The tallest stack has at most this many marks. */
const tallest = 20
