import { type Document, type Scalar, visit } from 'yaml'
import { commaInBraces, commasInNumbers } from './comma-in-number'
import { leftOut } from './left-out'
import { marksInTexts, mayHoldMarks } from './marks-in-text'
import type { Slip } from './slip'

/** Pre-check for the marks of a slip: visiting each YAML value takes as long as parsing it. */
const sign =
  /\d\.\d{3}(?!\d)|\S[ \t]+#[\p{L}\p{N}]|\n(?:---|\.{3}| *[\u00a0\u2007\u202f])|[\s,[{][-+]?(?:0\w|\d+[eE][-+]?\d)/u

/**
 * The start of a value from which a word may be dropped. Merged into the pattern above, it would take three times as
 * long.
 */
const word = /(?:!|&(?=\S))(?<![^\s[{,].)/

/** Whether a text may contain a slip. */
export function mayHoldSlips(text: string): boolean {
  return sign.test(text) || word.test(text) || commaInBraces.test(text) || mayHoldMarks(text) || text.startsWith('...')
}

/**
 * Numbers with a dot or comma as thousands separator, texts that lose a word or everything after a `#` or that took an item
 * of a list or the start of another text, and anything after a `---` or `...` that would not be read.
 */
export function slipsInYaml(text: string, document: Document.Parsed): Slip[] {
  if (!mayHoldSlips(text)) return []
  const slips: Slip[] = []
  visit(document, {
    Scalar(_, node) {
      const message = dotted(node) ?? coded(node, text) ?? cutOff(node, text)
      if (message !== undefined) slips.push({ message, offset: node.range?.[0] ?? 0 })
    },
  })
  const ofTexts = [...marksInTexts(text, document), ...leftOut(text), ...another(text)]
  return [...slips, ...commasInNumbers(document), ...ofTexts]
}

/** Strings, and numbers with a dot as thousands separator. */
const jsonValues = /"(?:[^"\\]|\\.)*"|-?\b[1-9]\d{0,2}\.\d{3}\b(?![\d.eE])/g

/** The same for JSON, where only numbers can be affected. */
export function slipsInJson(text: string): Slip[] {
  if (!/\d\.\d{3}(?!\d)/.test(text)) return []
  const numbers = [...text.matchAll(jsonValues)].filter(([found]) => !found.startsWith('"'))
  return numbers.map(({ 0: source, index }) => ({ message: inThousands(source), offset: index }))
}

/** `50.000` is 50 to a program, and fifty thousand to half of the world. */
function dotted({ value, source = '' }: Scalar): string | undefined {
  return typeof value === 'number' && /^-?[1-9]\d{0,2}\.\d{3}$/.test(source) ? inThousands(source) : undefined
}

/** `0x10` is 16 to a program, `1e3` a thousand, and `007` seven. Digits behind a comma are no number of their own. */
function coded({ value, source = '', range }: Scalar, text: string): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || text[(range?.[0] ?? 0) - 1] === ',') return undefined
  if (/^[-+]?(0|[1-9]\d*)(\.\d*)?$/.test(source)) return undefined
  return `found ${source}, which is the number ${value}, expected it in plain digits, or in quotes if it is a text`
}

function inThousands(source: string): string {
  const meant = source.replace('.', '')
  return `found ${source}, which is the number ${Number(source)}, expected one without a dot, such as ${meant}`
}

/** A comment usually has a space after its sign; `#1` is more likely part of the text. */
function cutOff({ type, value, source, range }: Scalar, text: string): string | undefined {
  const isText = type === 'PLAIN' && (typeof value === 'string' || source === '')
  if (!isText || range === null || range === undefined) return undefined
  const [, comment] = /^[ \t]*(#[\p{L}\p{N}].*)/u.exec(text.slice(range[1])) ?? []
  if (comment === undefined) return undefined
  const found = source === '' ? 'nothing before' : 'a text that ends before'
  return `found ${found} ${comment}, since # begins a comment, expected it in quotes, or a space after #`
}

/** Three dashes start a document, and three dots end one. Of several documents, only the first would be read. */
function another(text: string): Slip[] {
  const second = marksIn(text, /^---(?=\s|$)/gm).find(
    (index) => saysSomething(text.slice(0, index)) && saysSomething(text.slice(index)),
  )
  if (second !== undefined)
    return [{ message: 'found --- and a second document below it, expected the fields of one', offset: second }]
  const end = marksIn(text, /^\.{3}(?=\s|$)/gm).find((index) => saysSomething(text.slice(index)))
  const message = 'found ... and more below it, which is not read since ... ends a document, expected no such line'
  return end === undefined ? [] : [{ message, offset: end }]
}

function marksIn(text: string, mark: RegExp): number[] {
  return [...text.matchAll(mark)].map(({ index }) => index)
}

/** Whether there is a line other than comments and markers. */
function saysSomething(text: string): boolean {
  return text.split('\n').some((line) => !/^\s*(#.*)?$|^(?:---|\.{3})\s*(#.*)?$|^%/.test(line))
}
