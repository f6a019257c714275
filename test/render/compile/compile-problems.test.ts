import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile, problemsOf } from '../../support/compile'
import { long } from '../../support/long'

describe('compile errors are reported with file, line and cause', () => {
  test.each([
    ['a mistake in a page', 'pages/about.tsx', 'export default {}\nconst = 1', 2, /Expected identifier/],
    ['a mistake in the layout', 'layout/document.tsx', '\n\nexport default () => <html>', 3, /./],
    ['a mistake in the script', 'client/index.ts', '\nconst = 1', 2, /Expected identifier/],
  ])('%s', long, async (_, file, text, line, message) => {
    const problems = await problemsOf({ [file]: text })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ severity: 'error', file: `templates/${file}`, line })
    expect(problems[0]?.message).toMatch(/^the template does not compile: /)
    expect(problems[0]?.message).toMatch(message)
  })

  const file = 'a file that exists, by its path from this one'
  test.each([
    ["import { mark } from '../components/Mark'", `../components/Mark, expected ${file}`, '../components/mark'],
    ["import { mark } from '../Components/mark'", `../Components/mark, expected ${file}`, '../components/mark'],
    ["import { mark } from '../components/mrak'", `../components/mrak, expected ${file}`, '../components/mark'],
    ["import { mark } from '../components/none'", `../components/none, expected ${file}`, undefined],
    ["import '../components/Mark.css'", `../components/Mark.css, expected ${file}`, '../components/mark.css'],
    ["export const mark = import('../components/Mark')", `../components/Mark, expected ${file}`, '../components/mark'],
    ["import { marc } from '../components/mark'", 'marc from ../components/mark, expected a name that it', 'mark'],
    ["import { none } from '../components/mark'", 'none from ../components/mark, expected a name that it', undefined],
    ["import mark from '../components/mark'", 'the default export of ../components/mark, expected a named', undefined],
    ["import { nothing } from 'build-site'", 'nothing from build-site, expected a name that it exports', undefined],
  ])('%s, with what was probably meant', long, async (text, words, meant) => {
    const used = text.includes('import(') ? '' : '\nconsole.log(mark, marc, none, nothing)'
    const others = { 'components/mark.tsx': 'export const mark = 1', 'components/mark.css': 'a {}' }
    const [problem] = await problemsOf({ 'pages/about.tsx': `${text}${used}`, ...others })
    expect(problem).toMatchObject({ file: 'templates/pages/about.tsx', line: 1 })
    expect(problem?.message).toContain(`found an import of ${words}`)
    expect(problem?.meant).toBe(meant)
  })

  test.each([
    ['node:fs', 'no module of Node.js: templates show what they get from the site'],
    ['fs/promises', 'no module of Node.js'],
    ['node:nowhere', 'no module of Node.js'],
    ['./nowhere', 'a file that exists, by its path from this one'],
    ['./no.css', 'a file that exists'],
    ['left-pad', 'a package that is installed here (npm install left-pad)'],
    ['@a/b/c.js', 'a package that is installed here (npm install @a/b)'],
    ['https://esm.example/a', 'a package that is installed here, by its name'],
    ['//esm.example/a', 'a package that is installed here, by its name'],
    ['./a.yaml', 'TypeScript (.ts) or JSON (.json), or a text from data'],
    ['./a.md', 'TypeScript (.ts) or JSON (.json), or a text from data'],
    ['./a.png', 'its address: keep the file in templates/static'],
    ['./a.SVG', 'its address: keep the file in templates/static'],
    ['./a.pdf', 'its address: keep the file in templates/static'],
    ['./a.scss', 'plain styles (.css)'],
    ['./a.ttf', 'a font as .woff2'],
    ['./a.vue', 'a React component (.tsx)'],
  ])('an import of %s, in words of templates', long, async (name, expected) => {
    const there = /a\.\w+$/.test(name) ? { [`pages/${basename(name)}`]: 'a', [`client/${basename(name)}`]: 'a' } : {}
    for (const file of ['pages/about.tsx', 'client/index.ts']) {
      const problems = await problemsOf({ [file]: `\nimport a from '${name}'\nconsole.log(a)`, ...there })
      expect(problems).toEqual([
        {
          severity: 'error',
          file: `templates/${file}`,
          line: 2,
          message: expect.stringMatching(/^found an import of \S+, expected .+/),
        },
      ])
      expect(problems[0]?.message).toContain(`, expected ${expected}`)
    }
  })

  test.each([
    ['./a.png', 'a picture in the page, or one written as data:'],
    ['/a.png', 'a file that exists, by its path from this one'],
    ['./none.woff2', 'a file that exists, by its path from this one'],
    ['./a.ttf', 'a font as .woff2'],
  ])('styles with url(%s), likewise', long, async (name, expected) => {
    const problems = await problemsOf({
      'pages/about.tsx': 'import "./about.css"\nexport default { pages: () => [], body: () => null }',
      'pages/about.css': `.a { background: url(${name}) }`,
      'pages/a.png': 'a',
      'pages/a.ttf': 'a',
    })
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      expect.stringContaining(`, expected ${expected}`),
    ])
  })

  test.each([
    ['a text that does not end', '.a::before { content: "x;\n}\n.b { top: 0 }\n', 1, /Unterminated string/],
    ['a brace too many', '.a { color: red }\n}\n', 2, /Unexpected "}"/],
    ['one that does not end', '\n.a { color: red;\n', 3, /Expected "}"/],
  ])('styles with %s', long, async (_, css, line, message) => {
    const page = 'import "./about.css"\nexport default { pages: () => [], body: () => null }'
    const problems = await problemsOf({ 'pages/about.tsx': page, 'pages/about.css': css })
    expect(problems).toEqual([expect.objectContaining({ severity: 'error', file: 'templates/pages/about.css', line })])
    expect(problems[0]?.message).toMatch(message)
  })

  test('style syntax that is new to the compiler is accepted', async () => {
    const css = '@keyframes a { entry 0% { top: 0 } exit 100% { top: 1px } }\n:is(a, , b) { top: 0 }\n'
    const page = 'import "./about.css"\nexport default { pages: () => [], body: () => null }'
    const templates = await compile({ 'pages/about.tsx': page, 'pages/about.css': css })
    expect(templates.pages[0]?.css).toContain('exit 100%')
  })

  test.each(['layout/document.tsx', 'site.ts'])('templates without %s', async (file) => {
    expect(await problemsOf({ [file]: '' })).toEqual([
      {
        severity: 'error',
        file: `templates/${file}`,
        message: 'missing file, expected one with this name in the templates folder',
      },
    ])
  })

  test('every mistake is reported at once, also in several templates', async () => {
    const mistake = { 'pages/about.tsx': 'let 1', 'pages/zebra.tsx': '\nlet 2' }
    const places = (await problemsOf(mistake)).map(({ file, line }) => `${file}:${line}`)
    expect(places.sort()).toEqual(['templates/pages/about.tsx:1', 'templates/pages/zebra.tsx:2'])
  })

  test('every mistake is reported at once, also in a page and the script', async () => {
    const mistake = { 'pages/about.tsx': 'let 1', 'client/index.ts': 'let 2' }
    const places = (await problemsOf(mistake)).map(({ file, line }) => `${file}:${line}`)
    expect(places.sort()).toEqual(['templates/client/index.ts:1', 'templates/pages/about.tsx:1'])
  })
})
