/** Elements that a page may have many of, such as table rows. */
const kinds = 'article|section|tr'

/** Those that contain no other item. */
const item = innermost(kinds)

/** Elements that an item may have many of. */
const listItem = innermost('li')

function innermost(names: string): RegExp {
  return new RegExp(`(<(${names})\\b[^>]*>)([^<]*(?:<(?!/?(?:${names})\\b)[^<]*)*)(?=</\\2>)`, 'g')
}

/** Attribute values that contain tags, or fragments of such values. */
const taggedValue = /=\s*"[^"<>]*[<>]|=\s*'[^'<>]*[<>]/

/** What may look like an item but is not: the text of a script or style, and attribute values with tags in them. */
const other = new RegExp(`<(?:script|style)\\b|${taggedValue.source}`, 'i')

/**
 * An SVG without an end tag, or one that contains another SVG or items: the minifier writes elements differently there.
 */
const aroundItems = new RegExp(
  `<svg\\b[^>]*/>|<svg\\b[^<]*(?:<(?!/svg>|(?:${kinds}|li|svg)\\b)[^<]*)*<(?:${kinds}|li|svg)\\b`,
)

/** What makes an item minify differently than on its own. */
const entangling = new RegExp(`${taggedValue.source}|${aroundItems.source}`, 'i')

/** Markup without its items, and each item on its own, in an element without attributes. */
interface MarkupItems {
  readonly outline: string
  readonly items: readonly string[]
}

/** Whether an item, or the outline without items, certainly is one. */
export function mayBePart(html: string): boolean {
  return !other.test(html)
}

/** Whether the items of a form are independent, as far as its tags show. */
export function isDivisible(form: string): boolean {
  return !entangling.test(form)
}

/** Divides markup into items. @param mark placeholder for the content of an item */
export function itemsOf(html: string, mark: string): MarkupItems {
  return divided(html, item, mark)
}

/** Divides markup with lists into list items. @param mark placeholder for the content of a list item */
export function listItemsOf(html: string, mark: string): MarkupItems {
  return divided(html, listItem, mark)
}

function divided(html: string, kind: RegExp, mark: string): MarkupItems {
  const items: string[] = []
  const outline = html.replace(kind, (_, open: string, name: string, within: string) => {
    items.push(`<${name}>${within}</${name}>`)
    return open + mark
  })
  return { outline, items }
}

/**
 * Puts items back into their places, as a list of strings. Undefined if the number of places differs from that of the
 * items, because the placeholder already occurred in the markup.
 */
export function withItems(outline: string, { mark, items }: { mark: string; items: readonly (readonly string[])[] }) {
  const [first = '', ...others] = outline.split(mark)
  if (others.length !== items.length) return undefined
  return [first, ...others.flatMap((part, index) => [...withinTags(items[index] ?? ['']), part])]
}

/** The content of an element without attributes, given and returned as a list of strings. */
export function withinTags(element: readonly string[]): readonly string[] {
  const begun = element.with(0, element[0]?.slice(element[0].indexOf('>') + 1) ?? '')
  const last = begun.at(-1) ?? ''
  return begun.with(-1, last.slice(0, last.lastIndexOf('</')))
}
