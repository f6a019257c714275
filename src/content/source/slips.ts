import { type Document, type Scalar, visit } from 'yaml'

/** Something that is right, and means something else than whoever typed it is likely to have meant. */
export interface Slip {
  /** What was found, and what to do. */
  readonly message: string
  /** Its place in the text. */
  readonly offset: number
}

/** What YAML must hold for there to be one: looking at each of its values takes as long as reading it. */
const sign = /\d\.\d{3}(?!\d)|\S[ \t]+#[\p{L}\p{N}]|\n---/u

/** Whether there can be a slip in a text. */
export function mayHoldSlips(text: string): boolean {
  return sign.test(text)
}

/** Numbers with a dot between thousands, texts that are cut off by a `#`, and what follows a `---`: none of it would be read. */
export function slipsInYaml(text: string, document: Document.Parsed): Slip[] {
  if (!mayHoldSlips(text)) return []
  const slips: Slip[] = []
  visit(document, {
    Scalar(_, node) {
      const message = dotted(node) ?? cutOff(node, text)
      if (message !== undefined) slips.push({ message, offset: node.range?.[0] ?? 0 })
    },
  })
  return [...slips, ...another(text)]
}

/** Texts, and numbers with a dot between thousands. */
const jsonValues = /"(?:[^"\\]|\\.)*"|-?\b[1-9]\d{0,2}\.\d{3}\b(?![\d.eE])/g

/** The same of JSON, in which there is nothing but numbers to slip with. */
export function slipsInJson(text: string): Slip[] {
  if (!/\d\.\d{3}(?!\d)/.test(text)) return []
  const numbers = [...text.matchAll(jsonValues)].filter(([found]) => !found.startsWith('"'))
  return numbers.map(({ 0: source, index }) => ({ message: inThousands(source), offset: index }))
}

/** `50.000` is 50 to a program, and fifty thousand to half of the world. */
function dotted({ value, source = '' }: Scalar): string | undefined {
  return typeof value === 'number' && /^-?[1-9]\d{0,2}\.\d{3}$/.test(source) ? inThousands(source) : undefined
}

function inThousands(source: string): string {
  const meant = source.replace('.', '')
  return `found ${source}, which is the number ${Number(source)}, expected one without a dot, such as ${meant}`
}

/** A comment has a space after its sign, as a rule; `#1` is more likely to belong to the text. */
function cutOff({ type, value, source, range }: Scalar, text: string): string | undefined {
  const isText = type === 'PLAIN' && (typeof value === 'string' || source === '')
  if (!isText || range === null || range === undefined) return undefined
  const [, comment] = /^[ \t]*(#[\p{L}\p{N}].*)/u.exec(text.slice(range[1])) ?? []
  if (comment === undefined) return undefined
  const found = source === '' ? 'nothing before' : 'a text that ends before'
  return `found ${found} ${comment}, since # begins a comment, expected it in quotes, or a space after #`
}

/** Three dashes begin a document. Of several, the first alone would be read. */
function another(text: string): Slip[] {
  const marks = [...text.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index)
  const second = marks.find((index) => saysSomething(text.slice(0, index)) && saysSomething(text.slice(index)))
  const message = 'found --- and a second document below it, expected the fields of one'
  return second === undefined ? [] : [{ message, offset: second }]
}

/** Whether there is a line besides comments and marks. */
function saysSomething(text: string): boolean {
  return text.split('\n').some((line) => !/^\s*(#.*)?$|^---\s*(#.*)?$|^%/.test(line))
}
