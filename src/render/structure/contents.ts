import { escapeAll } from '../../pages/markup'

/** A class for patterns with the flag `v`. */
const oddSpace = '[\\s--[ \\u00a0\\u202f]]'

/**
 * Whitespace that the minifier changes, as a pattern for the flag `v`: two spaces in a row, and anything but plain and
 * non-breaking spaces, which it keeps inside a text.
 * @param others more characters to match, as in a class: a pattern of several classes takes half as long again
 */
export function oddSpaces(others = ''): string {
  return `[${others}${oddSpace}]| {2}`
}

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
