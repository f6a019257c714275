import type { QualifiedTag } from 'sax'

/** The size of a drawing, or why it is refused: what was found, and what is expected. */
type Inspected = { readonly width: number; readonly height: number } | { readonly fault: string }

const svg = 'http://www.w3.org/2000/svg'
const html = 'http://www.w3.org/1999/xhtml'

/** Elements that run code, or show something other than a drawing. */
const foreign = /^(?:script|foreignobject|iframe|embed|object|audio|video|canvas|handler|listener)$/i

/** The addresses allowed in a drawing: another part of it, or a picture that it contains. */
const own = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i

/** Styles that may load something. A backslash may hide such a style. */
const loading = /@import|\\|image-set\s*\(|src\s*\(|url\((?!\s*["']?\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif);))/i

const alone = 'expected a drawing that loads nothing'
const still = 'expected a drawing that runs nothing'

/** Checks a drawing. Because it is published unchanged, it must be harmless however it is opened. */
export async function inspectSvg(text: string): Promise<Inspected> {
  // Imported lazily: most sites have no drawings.
  const { default: sax } = await import('sax')
  const parser = sax.parser(true, { xmlns: true })
  const faults: string[] = []
  const refuse = (found: string, expected: string) => faults.push(`${found} on line ${parser.line + 1}, ${expected}`)
  let box: readonly number[] = []
  const open: string[] = []
  parser.onerror = () => {
    refuse('found invalid XML', 'expected a drawing as a drawing program saves it')
    parser.resume()
  }
  parser.ondoctype = () => refuse('found a document type', 'expected none: it can add what is not in the drawing')
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') refuse(`found <?${name}?>`, alone)
  }
  parser.onopentag = (tag) => {
    if (!('uri' in tag)) return
    if (open.length === 0 && (tag.local !== 'svg' || tag.uri !== svg))
      refuse(`found <${tag.name}>`, `expected <svg> of ${svg}`)
    if (open.length === 0)
      box = (tag.attributes.viewBox?.value ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    open.push(tag.local)
    for (const [found, expected] of faultsOf(tag)) refuse(found, expected)
  }
  parser.onclosetag = () => open.pop()
  const read = (content: string) => {
    if (open.includes('style') && loading.test(content)) refuse('found styles that load something', alone)
  }
  parser.ontext = read
  parser.oncdata = read
  parser.write(text).close()
  const [, , width = 0, height = 0] = box
  if (faults[0] !== undefined) return { fault: faults[0] }
  if (!(width > 0 && height > 0))
    return { fault: 'found no viewBox, expected one on <svg>, such as viewBox="0 0 64 64"' }
  return { width, height }
}

function* faultsOf({
  name,
  local,
  uri,
  attributes,
}: QualifiedTag): Generator<readonly [found: string, expected: string]> {
  if (foreign.test(local) || uri === html) yield [`found <${name}>`, still]
  for (const [attribute, { local: word, value }] of Object.entries(attributes)) {
    if (/^on/i.test(word)) yield [`found the event handler ${attribute}`, still]
    else if (/^(?:href|src|base)$/i.test(word) ? !own.test(value.trim()) : loading.test(value)) {
      yield [`found ${attribute}="${value.slice(0, 60)}"`, alone]
    } else if (word === 'attributeName' && /^(?:on|.*href$)/i.test(value))
      yield [`found an animation of ${value}`, still]
  }
}
