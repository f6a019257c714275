import * as z from 'zod'

const words: Readonly<Record<string, string>> = {
  ...{ string: 'text', number: 'a number', int: 'a whole number', boolean: 'true or false', null: 'nothing' },
  ...{ array: 'a list', tuple: 'a list', object: 'fields', record: 'fields', url: 'a URL', email: 'an e-mail address' },
}

/** What a schema expects that does not state it itself, as a noun phrase. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  const { code, inclusive } = issue
  const unit = { string: ' characters', array: ' items' }[String(issue.origin)] ?? ''
  if (code === 'invalid_type') return (words[issue.expected] ?? 'another value') + howTo(issue)
  if (code === 'invalid_value') return `one of ${issue.values.join(', ')}`
  if (code === 'too_small') return `${inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unit}`
  if (code === 'too_big') return `${inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unit}`
  if (code === 'invalid_format') {
    const part = issue.prefix ?? issue.suffix ?? issue.includes
    if (part !== undefined) return `text that ${issue.format.replace('_', ' ')} ${part}`
    return words[issue.format] ?? `text of the form ${issue.format === 'regex' ? issue.pattern : issue.format}`
  }
  if (code !== 'invalid_union') return 'another value'
  if (Array.isArray(issue.options)) return `one of ${issue.options.join(', ')}`
  // What is wrong within a value is not about its kind.
  const whole = issue.errors.flatMap(([first]) => (first?.path.length === 0 ? [first.message] : []))
  return [...new Set(whole)].join(' or ') || 'another value'
}

/** How to write a list or fields, and an empty one if that is valid. */
function howTo({ expected, input, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  const isList = expected === 'array'
  if (!isList && !['object', 'record'].includes(expected)) return ''
  if (typeof input === 'string')
    return isList ? ', with a dash and a space before each item' : ', each with a name, a colon, a space and a value'
  const mayBeEmpty = input === null && inst instanceof z.ZodType && inst.safeParse(isList ? [] : {}).success
  return `${isList ? '' : ' with their names'}${mayBeEmpty ? `, or ${isList ? '[]' : '{}'} for none` : ''}`
}
