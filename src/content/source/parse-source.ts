import { parse } from 'yaml'
import { explainText } from '../explain/explain-text'
import { splitText } from '../parse/front-matter'
import { quickly, sourceOf } from '../parse/locate'
import { oddShape } from '../parse/odd-shape'
import { jsonValue, plainJson } from '../parse/plain-json'
import { plainYaml } from '../parse/plain-yaml'
import { isJson, type Parsed } from '../parse/source'

/** What no text should contain: characters from another encoding, and conflict markers. */
const odd = /[\uFFFD\0]|<{7}|>{7}/

/**
 * Parses the text of a YAML or JSON file, or the front matter and body of a Markdown file.
 *
 * @param again reads the text again, to locate problems; if omitted, the text is kept in memory
 */
export function parseSource(file: string, raw: string, again = () => raw): Parsed {
  const text = raw.replace(/^\uFEFF/, '')
  const { fields, body, bodyLine } = splitText(file, text) ?? {}
  const plain = fields === undefined || odd.test(text) ? undefined : plainValue(file, fields)
  const problems = plain === undefined ? explainText(file, text) : []
  if (problems.length > 0 || fields === undefined) return { problems }
  // For a text that only looked doubtful, the parser that supports all of YAML.
  const { value } = plain ?? { value: isJson(file) ? jsonValue(fields) : parse(fields, quickly) }
  return { source: sourceOf(file, { value, body, bodyLine }, again) }
}

/** The value of a text that is certainly correct. */
function plainValue(file: string, text: string): { readonly value: unknown } | undefined {
  const plain = isJson(file) ? plainJson(text) : plainYaml(text)
  return plain === undefined || oddShape(plain.value) !== undefined ? undefined : plain
}
