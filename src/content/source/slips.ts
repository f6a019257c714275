import { type Document, isScalar, type Scalar, visit } from 'yaml'

/** Something that is right, and means something else than whoever typed it is likely to have meant. */
export interface Slip {
  /** What was found, and what to do. */
  readonly message: string
  /** Its place in the text. */
  readonly offset: number
}

/** What a text must hold for there to be one: looking at each of its values takes as long as reading it. */
const sign = /\d\.\d{3}(?!\d)|\S[ \t]+#[^\s#]/

/** Finds numbers with a dot between thousands, and texts that are cut off by a `#`, for which the file would say less. */
export function slipsIn(text: string, parse: () => Document.Parsed): Slip[] {
  if (!sign.test(text)) return []
  const slips: Slip[] = []
  visit(parse(), {
    Scalar(_, node) {
      const message = isScalar(node) ? (dotted(node) ?? cutOff(node, text)) : undefined
      if (message !== undefined) slips.push({ message, offset: node.range?.[0] ?? 0 })
    },
  })
  return slips
}

/** `50.000` is 50 to a program, and fifty thousand to half of the world. */
function dotted({ value, source = '' }: Scalar): string | undefined {
  if (typeof value !== 'number' || !/^[-+]?\d{1,3}\.\d{3}$/.test(source)) return undefined
  return `found ${source}, which is the number ${value}, expected one without a dot, such as ${source.replace('.', '')}`
}

/** A comment has a space after its sign, as a rule; `#1` is more likely to belong to the text. */
function cutOff({ type, value, source, range }: Scalar, text: string): string | undefined {
  const isText = type === 'PLAIN' && (typeof value === 'string' || source === '')
  if (!isText || range === null || range === undefined) return undefined
  const [, comment] = /^[ \t]*(#[^\s#].*)/.exec(text.slice(range[1])) ?? []
  if (comment === undefined) return undefined
  return `found a text that ends before ${comment}, since # begins a comment, expected it in quotes, or a space after #`
}
