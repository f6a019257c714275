import { describe, expect, test } from 'vitest'
import { findWords, namedFirst, relatedWords, termsOf, wordsOf } from '../../../templates/client/match-words'
import { findNear } from '../../../templates/client/near-words'

const related = relatedWords('coffee, latte, Café\nbank, loan')

/** Which of several domains are found, and which are near where none is. */
function found(query: string, ...domains: readonly string[]): readonly string[] {
  const exactly = findWords(related)(domains, (domain) => domain, wordsOf(query))
  return exactly.length > 0 ? exactly : findNear(related)(domains, (domain) => domain, wordsOf(query))
}

const terms = termsOf('cusp-airport.com', 'Ski Größe .NET apps Slope-side inns, towns & taverns, Café Zoe\u0308')

function finds(query: string): boolean {
  return findWords(related)([terms], (one) => one, wordsOf(query)).length > 0
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
    ['the beginning of its host, and a part', 'cu airp'],
    ['its address', 'https://www.cusp-airport.com/about?x=1'],
    ['its address with a query', 'https://www.cusp-airport.com?utm=1'],
    ['its host with a fragment', 'cusp-airport.com#top'],
    ['its address in capitals', 'HTTPS://WWW.Cusp-Airport.com'],
    ['its host as a telephone writes it', 'Www.cusp-airport.com'],
  ])('%s: %j', (_what, query) => {
    expect(finds(query)).toBe(true)
  })
})

test('a word counts once, however often a query has it', () => {
  expect(wordsOf('ski Ski, SKI  towns ski')).toEqual(['ski', 'towns'])
})

test.each([
  ['ai-hq.io', true],
  ['https://ai-hq.io/', true],
  ['hq', true],
  ['q.io', false],
  ['o', false],
])('ai-hq.io, of words with two letters each: found by %j: %s', (query, isFound) => {
  expect(findWords(related)([termsOf('ai-hq.io', 'Robots')], (one) => one, wordsOf(query)).length > 0).toBe(isFound)
})

test.each(['łódź.com', 'ŁÓDŹ', 'xn--d-uga0v4h.com', 'https://xn--d-uga0v4h.com/'])(
  'łódź.com is found in either form: %j',
  (query) => {
    expect(findWords(related)([termsOf('łódź.com', 'A city')], (one) => one, wordsOf(query))).toHaveLength(1)
  },
)

test.each(['-', '😀', '\\', ' & ', '://'])('nothing is found by signs alone: %j', (query) => {
  expect(finds(query)).toBe(false)
})

test.each(['verns', 'ir', 'co', 'mywww.com', 'ski lift'])('it is not found by %j', (query) => {
  expect(finds(query)).toBe(false)
})

describe('the closest are found, and nothing else:', () => {
  const ski = termsOf('vistaski.com', 'Lift and lesson VistaSki skiing')
  const chateau = termsOf('vistachateau.com', 'VistaChateau country house')
  const jump = termsOf('jumpinai.com', 'workplace skills')
  const coffee = termsOf('vistaespresso.com', 'coffee kiosk')
  const lend = termsOf('vistavalues.com', 'loans for teams')

  test.each([
    ['the word before the beginnings of longer ones', 'ski', [ski]],
    ['the beginnings of words where nothing else is', 'skil', [jump]],
    ['words in a name of two', 'chateau', [chateau]],
    ['an ending more', 'lessons', [ski]],
    ['no part of a host that is shorter than four letters', 'eau', []],
    ['a related word', 'latte', [coffee]],
    ['a related word with an ending', 'bank', [lend]],
    ['a related word before the beginnings of longer ones', 'loan', [lend]],
    ['a letter left out', 'cofee', [coffee]],
    ['a letter added', 'cooffee', [coffee]],
    ['a letter replaced', 'coffea', [coffee]],
    ['letters swapped', 'kisok', [coffee]],
    ['a related word with a mistake', 'lattte', [coffee]],
    ['two mistakes in a long word', 'workplaec skills', [jump]],
    ['most of the words', 'coffee nowhere', [coffee]],
    ['one of two words each', 'coffee chateau', [chateau, coffee]],
    ['none where nothing is near', 'zeppelin', []],
    ['none for words that say nothing', 'with the', []],
    ['none for signs', '???', []],
  ])('%s: %j', (_what, query, domains) => {
    expect(found(query, ski, chateau, jump, coffee, lend)).toEqual(domains)
  })
})

test('matches in names come before matches in texts', () => {
  const [chalet, ski] = [termsOf('vistachalet.com', 'ski lodge'), termsOf('vistaski.com', 'lifts')]
  const order = (query: string) => namedFirst([chalet, ski], (one) => one, wordsOf(query))
  expect([order('ski'), order('chalet'), order('')]).toEqual([
    [ski, chalet],
    [chalet, ski],
    [chalet, ski],
  ])
})
