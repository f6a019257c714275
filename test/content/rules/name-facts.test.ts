import { expect, test } from 'vitest'
import { nameFacts, registrationText } from '../../../templates/rules/name-facts'

const syllables = { vista: 2, espresso: 3, ai: 2, rush: 1, base: 1, apply: 2, fast: 1, jumpin: 2, tab: 1 }

test.each([
  ['VistaEspresso', 'vistaespresso.com', '13 letters, 2 words, 5 syllables, ends in .com'],
  ['AIRushBase', 'airushbase.com', '10 letters, 3 words, 4 syllables, ends in .com'],
  ['AiRushBase', 'airushbase.com', '10 letters, 3 words, 4 syllables, ends in .com'],
  ['ApplyAIFast', 'applyaifast.com', '11 letters, 3 words, 5 syllables, ends in .com'],
  ['JumpinAI', 'jumpinai.com', '8 letters, 2 words, 4 syllables, ends in .com'],
  ['Vista Tab', 'vistatab.co.uk', '8 letters, 2 words, 3 syllables, ends in .co.uk'],
  ['Tab', 'tab.io', '3 letters, 1 word, 1 syllable, ends in .io'],
  ['VistaLoom', 'vistaloom.com', '9 letters, 2 words, ends in .com'],
  ['Tab24', 'tab24.com', '5 characters, 2 words, ends in .com'],
  ['Łódź', 'łódź.com', '4 letters, 1 word, ends in .com'],
  // Where the host is not the name, nothing is known of its words.
  ['VistaTab', 'salt.com', '4 letters, 1 word, ends in .com'],
  ['東京', '東京.com', '2 letters, 1 word, ends in .com'],
])('%s at %s has %s', (name, host, facts) => {
  expect(nameFacts(name, host, syllables)).toBe(facts)
})

test('a word that every object inherits has no syllables', () => {
  expect(nameFacts('Constructor', 'constructor.com', syllables)).toBe('11 letters, 1 word, ends in .com')
})

test('a registration says when it was checked', () => {
  const text = registrationText({ year: 2019, registrar: 'GoDaddy', checkedOn: '2025-08-01' })
  expect(text).toBe('2019, GoDaddy (checked August 1, 2025)')
})
