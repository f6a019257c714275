import type { YAMLParseError } from 'yaml'
import type { Slip } from './slip'
import { noField, otherwise } from './yaml-phrases'

/**
 * The first line of a text, if that is what the parser fails at: it takes a line that is indented, or no field, for the
 * beginning of another kind of text, and the field below it for the mistake.
 */
export function firstLine({ message, pos: [offset] }: YAMLParseError, text: string): Slip | undefined {
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const [, skipped = '', indent = '', line = ''] = /^((?:[ \t]*(?:#.*)?\r?\n)*)( *)(.*)/.exec(text) ?? []
  const first = skipped.length
  if (begin !== offset || first === begin || /^[[{"'-]/.test(line)) return undefined
  if (!message.startsWith('Unexpected scalar')) return undefined
  if (indent !== '') return { message: otherwise, offset: first + indent.length }
  return { message: noField, offset: first }
}
