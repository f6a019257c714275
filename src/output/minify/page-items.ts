/** Elements of which a page may have many, such as rows of a table. */
const kinds = 'article|section|tr'

/** Those with nothing of their kind in them. */
const item = innermost(kinds)

/** Those of which one of these may have many. */
const listItem = innermost('li')

function innermost(names: string): RegExp {
  return new RegExp(`(<(${names})\\b[^>]*>)([^<]*(?:<(?!/?(?:${names})\\b)[^<]*)*)(?=</\\2>)`, 'g')
}

/** Values with tags in them, or what is left of such. */
const taggedValue = /=\s*"[^"<>]*[<>]|=\s*'[^'<>]*[<>]/

/** What may look like items and be none: the text of a script or style, and values with tags in them. */
const other = new RegExp(`<(?:script|style)\\b|${taggedValue.source}`, 'i')

/** An SVG without an end tag, or one with another or with items in it: the minifier writes elements otherwise there. */
const aroundItems = new RegExp(
  `<svg\\b[^>]*/>|<svg\\b[^<]*(?:<(?!/svg>|(?:${kinds}|li|svg)\\b)[^<]*)*<(?:${kinds}|li|svg)\\b`,
)

/** What makes an item something else than it is by itself. */
const entangling = new RegExp(`${taggedValue.source}|${aroundItems.source}`, 'i')

/** Markup without its items, and the items by themselves, each in an element without attributes. */
interface MarkupItems {
  readonly outline: string
  readonly items: readonly string[]
}

/** Whether an item that was found, or what is left without them, is sure to be that. */
export function mayBePart(html: string): boolean {
  return !other.test(html)
}

/** Whether the items of a form stand by themselves, as far as its tags tell. */
export function isDivisible(form: string): boolean {
  return !entangling.test(form)
}

/** Divides markup. @param mark stands for what is in an item */
export function itemsOf(html: string, mark: string): MarkupItems {
  return divided(html, item, mark)
}

/** Divides markup with lists in it. @param mark stands for what is in an item of a list */
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
 * Puts items back into their places, as texts one after the other. Undefined where there are more places than items: the
 * mark was in the markup before.
 */
export function withItems(outline: string, { mark, items }: { mark: string; items: readonly (readonly string[])[] }) {
  const [first = '', ...others] = outline.split(mark)
  if (others.length !== items.length) return undefined
  return [first, ...others.flatMap((part, index) => [...withinTags(items[index] ?? ['']), part])]
}

/** What is in an element without attributes, given as the texts of which it consists. */
export function withinTags(element: readonly string[]): readonly string[] {
  const begun = element.with(0, element[0]?.slice(element[0].indexOf('>') + 1) ?? '')
  const last = begun.at(-1) ?? ''
  return begun.with(-1, last.slice(0, last.lastIndexOf('</')))
}
