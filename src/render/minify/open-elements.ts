/** Void elements, which have no end tag. */
const voids = new Set(
  'area base br col embed hr img input link meta param source track wbr'
    .split(' ')
    .flatMap((name) => [name, `/${name}`]),
)

const raw = /(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/gi

const tag = /<(\/?[a-z][^\s>/]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi

/**
 * The elements that are still open at the end of the markup, by name, outermost first.
 *
 * @returns undefined if an end tag does not match the element opened last
 */
export function openElements(html: string): readonly string[] | undefined {
  const open: string[] = []
  for (const [whole, named = ''] of html.replace(raw, '$1').matchAll(tag)) {
    const name = named.toLowerCase()
    // The minifier closes an SVG only at an end tag.
    if (voids.has(name) || (whole.endsWith('/>') && name !== 'svg')) continue
    if (!name.startsWith('/')) open.push(name)
    else if (open.pop() !== name.slice(1)) return undefined
  }
  return open
}
