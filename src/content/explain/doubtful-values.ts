import { type Document, isScalar, type Pair, type Scalar, visit } from 'yaml'
import { marksInTexts } from './marks-in-text'
import type { Mistake } from './phrases'
import { droppedWords } from './yaml-words'

/**
 * Valid YAML that probably does not mean what its author intended: numbers with a dot or comma as thousands separator,
 * texts that lose a word or everything after a `#` or that took an item of a list or the start of another text, and
 * anything after a `---` or `...` that would not be read.
 */
export function doubtfulValues(text: string, document: Document.Parsed): Mistake[] {
  const values: Mistake[] = []
  const commas: Mistake[] = []
  visit(document, {
    Scalar(_, node) {
      const message = dotted(node) ?? coded(node, text) ?? cutOff(node, text)
      if (message !== undefined) values.push({ message, offset: node.range?.[0] ?? 0 })
    },
    Pair(_, pair) {
      if (!isRestOfNumber(pair) || !isScalar(pair.key)) return
      const message = 'found a comma in a number in braces, expected the number without it, such as 75000'
      commas.push({ message, offset: pair.key.range?.[0] ?? 0 })
    },
  })
  return [...values, ...commas, ...marksInTexts(text, document), ...droppedWords(text), ...another(text)]
}

/**
 * Whether a field is the rest of a number with a thousands separator in braces: for YAML, `{ from: 75,000 }` has a
 * field `from` of 75 and one named `000`.
 */
export function isRestOfNumber({ key, value }: Pick<Pair, 'key' | 'value'>): boolean {
  return isScalar(key) && /^\d{3}$/.test(key.source ?? '') && !value
}

/** Strings, and numbers with a dot as thousands separator. */
const jsonValues = /"(?:[^"\\]|\\.)*"|-?\b[1-9]\d{0,2}\.\d{3}\b(?![\d.eE])/g

/** Numbers in JSON with a dot that may be meant to separate thousands. */
export function dottedInJson(text: string): Mistake[] {
  const numbers = [...text.matchAll(jsonValues)].filter(([found]) => !found.startsWith('"'))
  return numbers.map(({ 0: source, index }) => ({ message: inThousands(source), offset: index }))
}

/** `50.000` is 50 to a program, and fifty thousand to half of the world. */
function dotted({ value, source = '' }: Scalar): string | undefined {
  return typeof value === 'number' && /^-?[1-9]\d{0,2}\.\d{3}$/.test(source) ? inThousands(source) : undefined
}

/** `0x10` is 16 to a program, `1e3` a thousand, and `007` seven. Digits after a comma are not a separate number. */
function coded({ value, source = '', range }: Scalar, text: string): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || text[(range?.[0] ?? 0) - 1] === ',') return undefined
  if (/^[-+]?(0|[1-9]\d*)(\.\d*)?$/.test(source)) return undefined
  return `found ${source}, which is the number ${value}, expected it in plain digits, or in quotes if it is a text`
}

function inThousands(source: string): string {
  const meant = source.replace('.', '')
  return `found ${source}, which is the number ${Number(source)}, expected one without a dot, such as ${meant}`
}

/** A comment usually has a space after its #; `#1` is more likely part of the text. */
function cutOff({ type, value, source, range }: Scalar, text: string): string | undefined {
  const isText = type === 'PLAIN' && (typeof value === 'string' || source === '')
  if (!isText || range === null || range === undefined) return undefined
  const [, comment] = /^[ \t]*(#[\p{L}\p{N}].*)/u.exec(text.slice(range[1])) ?? []
  if (comment === undefined) return undefined
  const found = source === '' ? 'nothing before' : 'a text that ends before'
  return `found ${found} ${comment}, because # starts a comment, expected it in quotes, or a space after #`
}

/** Three dashes start a document, and three dots end one. Of several documents, only the first would be read. */
function another(text: string): Mistake[] {
  const second = marksIn(text, /^---(?=\s|$)/gm).find(
    (index) => saysSomething(text.slice(0, index)) && saysSomething(text.slice(index)),
  )
  if (second !== undefined)
    return [{ message: 'found --- and a second document below it, expected one document', offset: second }]
  const end = marksIn(text, /^\.{3}(?=\s|$)/gm).find((index) => saysSomething(text.slice(index)))
  const message = 'found ... and more below it, which is ignored because ... ends a document, expected no such line'
  return end === undefined ? [] : [{ message, offset: end }]
}

function marksIn(text: string, mark: RegExp): number[] {
  return [...text.matchAll(mark)].map(({ index }) => index)
}

/** Whether there is a line other than comments and markers. */
function saysSomething(text: string): boolean {
  return text.split('\n').some((line) => !/^\s*(#.*)?$|^(?:---|\.{3})\s*(#.*)?$|^%/.test(line))
}
