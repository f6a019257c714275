import { describe, expect, test } from 'vitest'
import { email, isoDate, text, userAgent } from '../../../src/content/schema/scalars'
import { testValues } from './test-values'

describe('isoDate', () => {
  test.each(['2025-08-01', '2024-02-29'])('%s is a day', (value) => {
    expect(isoDate.parse(value)).toBe(value)
  })

  test.each(['2025-02-29', '2025-13-01', '2025-8-1', '01.08.2025', 'August 1, 2025', '2025-08-01T00:00:00Z', 2025])(
    '%j is not one',
    (value) => {
      expect(isoDate.safeParse(value).success).toBe(false)
    },
  )
})

describe('email', () =>
  testValues(
    email,
    ['investors@example.com', 'info@łódź.com'],
    [
      'investors',
      'a@b',
      'a b@example.com',
      'mailto:a@example.com',
      '',
      'a@ł',
      'a@',
      'a@łódź.com ',
      'ł@example.com',
      'a@“b.com”',
    ],
  ))

test('an e-mail address is read with the domain that people write', () => {
  expect(email.parse('info@xn--d-uga0v4h.com')).toBe('info@łódź.com')
})

describe('text', () => testValues(text, ['a', 'line <b>'], ['', '   ', 5, null]))

describe('userAgent', () =>
  testValues(
    userAgent,
    ['GPTBot', 'Claude-Web', 'facebook_bot 1.0'],
    [
      'GPTBot\n',
      '\nGPTBot',
      'GPTBot\nDisallow',
      'GPTBot\rDisallow',
      'GPTBot\tx',
      'GPTBot  x',
      ' GPTBot',
      'a: b',
      '*',
      '',
    ],
  ))

test('spaces around a text are trimmed', () => {
  expect(text.parse('  a line \n')).toBe('a line')
})

test('a line break of a word processor is named as such, with its place and a fix', () => {
  const { error } = text.safeParse('Names\vand more')
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'text without a line break from a word processor (U+000B) after "Names"; put a space there, or nothing',
  ])
})
