import { expect, test } from 'vitest'
import { fillerRule } from '../../src/check/rules/filler'
import { literalMarksRule } from '../../src/check/rules/literal-marks'
import { placeholdersRule } from '../../src/check/rules/placeholders'
import { sourceOf } from '../support/parsed-text'
import { dataWith, documentOf, wordsOf } from '../support/rendered-site'

const rules = [fillerRule, literalMarksRule, placeholdersRule]

/** The lines of a Markdown text (from 1) in which these rules find something. */
async function linesFoundIn(body: string): Promise<number[]> {
  const source = sourceOf('data/legal/code.md', `---\ntitle: fine\n---\n${body}\n`)
  const data = await dataWith(({ legal }) => ({ legal: legal.slice(0, 1).map((entry) => ({ ...entry, source })) }))
  const found = await Promise.all(rules.map((rule) => wordsOf(rule, {}, { data })))
  const lines = found.flat().flatMap((line) => /code\.md:(\d+)/.exec(line)?.[1] ?? [])
  return lines.map((line) => Number(line) - 3)
}

test.each([
  ['in a fence', '```yaml\nname: TODO\nurl: https://shop.example/\n```'],
  ['in a fence of tildes', '~~~\n<b>TODO</b>\n~~~'],
  ['in a fence of a list', '- One\n\n  ```sh\n  curl https://shop.example <b>\n  ```'],
  ['between marks', 'Type `TODO`, ``a ` <b>`` or `https://shop.example`.'],
])('code is an example: %s', async (_, body) => {
  expect(await linesFoundIn(body)).toEqual([])
})

test('the text around it is read, and keeps its line', async () => {
  expect(await linesFoundIn('One\n\n```sh\nTODO\n```\n\nTODO\n\n`fine` https://shop.example `fine`')).toEqual([7, 9])
})

test.each(['<code>{name} TODO shop.example</code>', '<pre>{name} TODO shop.example</pre>'])(
  'so is code of a page: %s',
  async (body) => {
    const found = await Promise.all(rules.map((rule) => wordsOf(rule, { '/x': documentOf(body) })))
    expect(found.flat().filter((line) => line.includes('/x'))).toEqual([])
  },
)
