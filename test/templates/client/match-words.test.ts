import { describe, expect, test } from 'vitest'
import { haveWords, termsOf, wordsOf } from '../../../templates/client/match-words'

const terms = termsOf('cusp-airport.com', 'Ski Größe .NET apps Slope-side inns, towns & taverns, Café Zoe\u0308')

function finds(query: string): boolean {
  return haveWords(wordsOf(query), terms)
}

describe('a domain is found by', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '  '],
    ['the beginning of a word', 'tav'],
    ['capitals', 'SKI'],
    ['letters of any alphabet', 'größe'],
    ['letters without their accents', 'große cafe zoe'],
    ['letters with accents, in either form', 'CAFÉ ski\u0301 zoë'],
    ['several words in any order', 'towns ski'],
    ['a word behind a sign', 'net'],
    ['a word with its sign', '.net'],
    ['a word behind a hyphen', 'side'],
    ['a word at the end of a sentence', 'inns.'],
    ['words and a sign between them', 'towns & taverns'],
    ['its host', 'cusp-airport.com'],
    ['a part of its host', 'port'],
    ['the beginning of its host, and a part', 'cu air'],
    ['its address', 'https://www.cusp-airport.com/about?x=1'],
    ['its address with a query', 'https://www.cusp-airport.com?utm=1'],
    ['its host with a fragment', 'cusp-airport.com#top'],
    ['its address in capitals', 'HTTPS://WWW.Cusp-Airport.com'],
    ['its host as a telephone writes it', 'Www.cusp-airport.com'],
  ])('%s: %j', (_what, query) => {
    expect(finds(query)).toBe(true)
  })
})

test.each([
  ['ai-hq.io', true],
  ['https://ai-hq.io/', true],
  ['hq', true],
  ['q.io', false],
  ['o', false],
])('ai-hq.io, of words with two letters each: found by %j: %s', (query, isFound) => {
  expect(haveWords(wordsOf(query), termsOf('ai-hq.io', 'Robots'))).toBe(isFound)
})

test.each(['-', '😀', '\\', ' & ', '://'])('nothing is found by signs alone: %j', (query) => {
  expect(finds(query)).toBe(false)
})

test.each(['verns', 'ir', 'co', 'mywww.com', 'ski lift'])('it is not found by %j', (query) => {
  expect(finds(query)).toBe(false)
})
