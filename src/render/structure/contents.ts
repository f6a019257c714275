import { escapeAll } from '../../pages/markup'
import { oddSpaces } from '../minify/odd-spaces'

/** Private-use characters, one of which is the placeholder for contents. */
const standIns = '\uE000-\uE00F'

/** Those, and whitespace that the minifier changes. */
const unfit = new RegExp(oddSpaces(standIns), 'v')

/** Characters that are escaped, and unsuitable ones. Most texts have neither. */
const remarkable = new RegExp(oddSpaces(`"'&<>${standIns}`), 'v')

/** A text as React writes it. Undefined if the minifier could change it. */
export function contentOf(text: string): string | undefined {
  if (!remarkable.test(text)) return text
  if (unfit.test(text)) return undefined
  return escapeAll(text)
}

/** Attributes whose values React and the minifier pass on, and the tokens for them. */
const passedOn: ReadonlyMap<string, string> = new Map(
  [
    ['id', 'href', 'aria-label', 'aria-labelledby', 'data-domain', 'data-price', 'data-terms'],
    ['d', 'cx', 'cy', 'r', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height', 'transform'],
  ]
    .flat()
    .map((name) => [name, `${name}=`]),
)

/** The beginnings of addresses that React writes unchanged. */
const harmless = /^(?:[/#]|https?:|mailto:)/

/** The token of an attribute whose value is content; undefined if the value is part of the shape. */
export function tokenOfContent(name: string, value: string): string | undefined {
  const token = passedOn.get(name)
  return value === '' || (name === 'href' && !harmless.test(value)) ? undefined : token
}
