import { expect, test } from 'vitest'
import { checkBodies } from '../../../src/content/checks/check-bodies'
import { readFiles } from '../../support/data-folder'

/** The problems of a legal text with this body. */
async function problemsOf(body: string) {
  return checkBodies(await readFiles({ 'legal/terms.md': `---\ntitle: Terms\n---\n${body}` }))
}

test('plain text is fine', async () => {
  expect(await problemsOf('# Terms\n\nOne\ttwo — “three”.\r\n')).toEqual([])
  expect(await problemsOf('a'.repeat(100_000))).toEqual([])
})

test.each(['\u0001', '\u001b[31m', '\u202e'])('%j is found on its line', async (mark) => {
  const problems = await problemsOf(`One\n\ntwo ${mark} three\nfour`)
  expect(problems).toMatchObject([{ severity: 'error', file: 'legal/terms.md', line: 6 }])
})

test('a line break of a word processor is named as such', async () => {
  expect(await problemsOf('One\n\ntwo\u2028three')).toMatchObject([
    {
      line: 6,
      message: expect.stringMatching(
        /^found a line break from a word processor \(U\+2028\) after "two", expected a space there/,
      ),
    },
  ])
})

test.each(['', '\n \n'])('a text of nothing is an error: %j', async (body) => {
  expect(await problemsOf(body)).toMatchObject([
    { severity: 'error', line: 4, message: expect.stringMatching(/^found no text below the fields/) },
  ])
})

test('a text beyond the maximum length is an error', async () => {
  expect(await problemsOf('a'.repeat(100_001))).toMatchObject([
    { message: expect.stringMatching(/100001 characters, expected at most 100000/) },
  ])
})

test.each([
  ['that anybody on the way can change', 'One\n[two](http://example.com)', 5, 'a link to http://example.com,'],
  ['without an address', 'One\n\ntwo [three]() four', 6, 'a link without an address,'],
  ['that leads elsewhere from each page', 'One [a](/b)\ntwo\n[three](domains)\nfour', 6, 'a link to domains,'],
  ['to another host without its scheme', '- One\n- [two](//example.com)', 5, 'a link to //example.com,'],
  ['in a table', 'One\n\n| a | b |\n|---|---|\n| x | [two](three) |', 8, 'a link to three,'],
  ['to nobody', 'One [two](mailto:)', 4, 'a link to mailto:,'],
  ['to no host', 'One\n[two](https://)', 5, 'a link to https://,'],
  ['to nothing of the page', '[one](#)', 4, 'a link to #,'],
  ['whose address stands elsewhere', 'One [two]\n\n[two]: www.example.com/ü', 4, 'a link to www.example.com/ü,'],
  ['that is its own text', 'One\ntwo <http://example.com>', 5, 'a link to http://example.com,'],
  ['that is code', 'One\n[two](javascript:alert(1))', 5, 'a link to javascript:alert(1),'],
  ['that is code of another kind', '[one](VBScript:two)', 4, 'a link to VBScript:two,'],
  ['to a file of this computer', '[one](file:///etc/hosts)', 4, 'a link to file:///etc/hosts,'],
  ['to a page in itself', '[one][two]\n\n[two]: data:text/html,x', 4, 'a link to data:text/html,x,'],
  ['that is its own text, and code', 'One\n\n<javascript:two>', 6, 'a link to javascript:two,'],
  ['next to a placeholder', '[one](mailto:{email})\n[two]({site})', 5, 'a link to {site},'],
])('a link %s is an error on its line', async (_case, body, line, words) => {
  const message = expect.stringContaining(`found ${words} expected https://…`)
  expect(await problemsOf(body)).toEqual([{ severity: 'error', file: 'legal/terms.md', line, message }])
})

test.each([
  '[a](https://a.com) [b](mailto:{email}) [c](/domains) [d](#two) <https://a.com> [e]: f',
  'Call [us](tel:+15551234567), <tel:+1555> or [write](sms:+1555)',
  '[a] (http://b.com), `[c](d)`, http://e.com and \\[f](g)',
  '[a][b]\n\n[b]: https://c.com',
])('in %j every link is fine', async (body) => {
  expect(await problemsOf(body)).toEqual([])
})
