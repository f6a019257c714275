import { describe, expect, test } from 'vitest'
import { literalMarksRule } from '../../../src/check/rules/literal-marks'
import { contactSaying } from '../../support/data-saying'
import { sourceOf } from '../../support/parsed-text'
import { dataWith, wordsOf } from '../../support/rendered-site'

describe('literal marks', () => {
  /** The reports on one text of the contact page. */
  const of = async (text: string) => wordsOf(literalMarksRule, {}, { data: await contactSaying(JSON.stringify(text)) })

  test.each([
    ['A **bold** word', '**bold**'],
    ['A <b>bold</b> word', '<b>'],
    ['One<br/>two', '<br/>'],
    ['See [us](https://a.com/b)', '[us](https://a.com/b)'],
    ['An *italic* word', '*italic*'],
    ['An _italic_ word', '_italic_'],
    ['“*Both*”, he said', '*Both*'],
    ['***Both***', '***Both***'],
    ['A __bold__ word', '__bold__'],
    ['A `code` word', '`code`'],
    ['No ~~old~~ word', '~~old~~'],
    ['See ![us](https://a.com/b.png)', '![us](https://a.com/b.png)'],
    ['See <https://a.com/b>', '<https://a.com/b>'],
    ['One <!-- two --> three', '<!-- two -->'],
    ['## A heading', '## A heading'],
    ['> A quotation', '> A quotation'],
    ['Not \\*italic', '\\*'],
    ['One\\nTwo', '\\n'],
    ['Research &amp; more', '&amp;'],
    ['One&#160;two', '&#160;'],
    ['FÃ¼r alle', 'Ã¼'],
    ['StraÃŸe', 'ÃŸ'],
    ['Ã–sterreich', 'Ã–'],
    ['5 â‚¬', 'â‚¬'],
    ['The buyerâ€™s choice', 'â€™'],
    ['Â© 2025', 'Â©'],
  ])('in %s are reported with their line', async (text, found) => {
    const [fault, ...others] = await of(text)
    expect(fault).toContain(`warning data/contact.yaml:3: topics.0: found “${found}”, `)
    expect(others).toEqual([])
  })

  test('each of several marks in one text is reported, once', async () => {
    const faults = await of('*a* `b` <i>c</i> **d** *a* _e f_ <i>')
    expect(faults.map((fault) => /found “(.*?)”/.exec(fault)?.[1])).toEqual(['<i>', '*a*', '`b`', '**d**', '_e f_'])
  })

  test.each(['“All of it”', '„Alles“', '«Tout»', '‘All of it’'])(
    'quotes around a whole text are a notice: %s',
    async (text) => {
      expect(await of(text)).toEqual([
        `notice data/contact.yaml:3: topics.0: found “${text}”, with quotes around the whole text, which visitors see, expected none`,
      ])
    },
  )

  test.each([
    ...[
      '2*3*4',
      '5 * 3 * 2',
      '*applies to all',
      'a* and b*',
      'snake_case_name',
      '_blank',
      'https://a.com/_x_/y',
      '`tis',
      'No # 1',
    ],
    ...[
      '“One” and “two”',
      '#1 of all',
      '~5 to ~6',
      '{studio} * {holding}',
      'C:\\new',
      'the `90s and `80s',
      '“One',
      '>5',
    ],
    ...['2 * 3 ** 4', 'a < b > c', 'R&D; Q&A', 'Q&As; B&Bs;', '[sic] (http)', 'Für alle, “â”, MAÇÃ', '<3'],
  ])('in %s there are none', async (text) => {
    expect(await of(text)).toEqual([])
  })

  test('in prose, Markdown is parsed, and HTML tags are not', async () => {
    const body = '---\ntitle: x\n---\n**One** [two](/three) &amp;\n<i>four</i>\n'
    const data = await dataWith(({ contact }) => ({ contact: { ...contact, source: sourceOf('a.md', body) } }))
    expect(await wordsOf(literalMarksRule, {}, { data })).toEqual([
      expect.stringContaining('warning a.md:5: found “<i>”, '),
    ])
  })

  /** What is said of a legal text that begins on line 4. */
  const ofProse = async (text: string) => {
    const data = await dataWith(({ contact }) => ({
      contact: { ...contact, source: sourceOf('a.md', `---\ntitle: x\n---\n${text}`) },
    }))
    return wordsOf(literalMarksRule, {}, { data })
  }

  test.each([
    ['##2. Information', '##2. Information', 4],
    ['One\n\n#Information', '#Information', 6],
    ['One\n##2. Information', '##2. Information', 5],
    ['- ###Deep', '###Deep', 4],
    ['One\n\nA\n** bold ** word', '** bold **', 7],
    ['A **bold word', '**', 4],
    ['A **bold* word', '*bold', 4],
    ['A *bold** word', 'bold*', 4],
    ['See [text] (https://foo.com).', '[text] (https://foo.com)', 4],
    ['See\n[a\ntext] (/domains)', '[a text] (/domains)', 5],
    ['See [text](https://foo.com for **more**', '[text](https://foo.com', 4],
    ['See [text](my page)', '[text](my', 4],
    ['One[^1] two', '[^1]', 4],
    ['|a|b|\n|-|-|\n|c|** d|', '**', 6],
    ['[**a](/b)', '**', 4],
  ])('in Markdown, %j is told with its line', async (text, found, line) => {
    expect(await ofProse(text)).toEqual([expect.stringContaining(`warning a.md:${line}: found “${found}”, which`)])
  })

  test.each([
    '## 2. Information\n\nA **bold**, *italic* ***word*** and [text](https://foo.com)(s)',
    'Our office:\n#200, Main Street',
    '\\*\\*as meant\\*\\* [text]\\(https://foo.com) \\##2 &#42;&#42;',
    '`**` and `[a](b c)` and `[^1]`\n\n    ##code **\n\n```\n[^1] **\n```',
    'A price* of 2 * 3 [sic] (or less), ____, ****\n\n*applies to all',
    '![text](/a.png) <https://foo.com> [**bold**](/a) **[a](/b)**',
    '# ##',
  ])('in Markdown, %j is read as it is meant', async (text) => {
    expect(await ofProse(text)).toEqual([])
  })
})
