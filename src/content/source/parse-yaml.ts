import { type Document, LineCounter, parseDocument, visit } from 'yaml'
import type { Problem } from '../problem'
import { locator, quickly } from './locate'
import { plainYaml } from './plain-yaml'
import { repeatedKeys } from './repeated-keys'
import { slipsInYaml } from './slips'
import type { Parsed } from './source'
import { sourceOf } from './source-of'
import { broken, mistake } from './text-mistakes'
import { yamlMistakes } from './yaml-mistakes'

/** How many fields are told that stand in a file twice. */
const mostRepeated = 10

/** What a text says, or what is wrong with it. */
type Read = { readonly value: unknown } | { readonly problems: readonly Problem[] }

/** Reads a text in YAML. @param linesBefore where it does not begin with the first line of its file */
export function parseYaml(file: string, text: string, linesBefore: number): Parsed {
  const read = plainYaml(text) ?? readClosely(file, text, linesBefore)
  if ('problems' in read) return read
  const lineOf = locator(() => text, linesBefore)
  return sourceOf(file, read.value, lineOf)
}

/** Reads whatever is YAML, and knows where each thing stands in it. */
function readClosely(file: string, text: string, linesBefore: number): Read {
  const lines = new LineCounter()
  const document = parseDocument(text, { ...quickly, lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore
  const repeated = repeatedKeys(document).map(({ key, offset }) => ({ message: `found ${key} twice`, offset }))
  const problems = [...yamlMistakes(document, lineAt), ...repeated.slice(0, mostRepeated)].map(({ message, offset }) =>
    broken('YAML', file, lineAt(offset), message),
  )
  if (problems.length > 0) return { problems }
  const slips = slipsInYaml(text, document)
  if (slips.length > 0) return { problems: slips.map(({ message, offset }) => mistake(file, lineAt(offset), message)) }
  try {
    return { value: document.toJS() }
  } catch (error) {
    // An alias (*name) without its anchor, or so many that they would fill the memory.
    const message = error instanceof Error ? error.message : String(error)
    return { problems: [broken('YAML', file, lineAt(firstAlias(document) ?? 0), message)] }
  }
}

function firstAlias(document: Document.Parsed): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_, node) {
      offset = node.range?.[0]
      return visit.BREAK
    },
  })
  return offset
}
