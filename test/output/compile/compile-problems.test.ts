import { describe, expect, test } from 'vitest'
import { compile, problemsOf } from '../../support/compile'
import { long } from '../../support/long'

describe('compile errors are reported with file, line and cause', () => {
  test.each([
    ['a slip in a page', 'pages/about.tsx', 'export default {}\nconst = 1', 2, /Expected identifier/],
    ['a slip in the layout', 'layout/document.tsx', '\n\nexport default () => <html>', 3, /./],
    ['a slip in the script', 'client/index.ts', '\nconst = 1', 2, /Expected identifier/],
    ['an import that leads nowhere', 'pages/about.tsx', '\nimport "./nowhere"', 2, /Could not resolve "\.\/nowhere"/],
    ['reading a file', 'pages/about.tsx', 'import "node:fs"', 1, /Could not resolve "node:fs"/],
    ['a style sheet that is not there', 'pages/about.tsx', 'import "./no.css"', 1, /Could not resolve "\.\/no\.css"/],
    [
      'an asset that kit does not export',
      'pages/about.tsx',
      'import { nothing } from "build-site"\nnothing()',
      1,
      /No matching export/,
    ],
  ])('%s', long, async (_, file, text, line, message) => {
    const problems = await problemsOf({ [file]: text })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ severity: 'error', file: `templates/${file}`, line })
    expect(problems[0]?.message).toMatch(/^the template does not compile: /)
    expect(problems[0]?.message).toMatch(message)
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

  test.each(['layout/document.tsx', 'layout/share-card.tsx', 'layout/icon.tsx', 'client/index.ts'])(
    'templates without %s',
    async (file) => {
      expect(await problemsOf({ [file]: '' })).toEqual([
        {
          severity: 'error',
          file: `templates/${file}`,
          message: 'missing file, expected one of this name among the templates',
        },
      ])
    },
  )

  test('every slip is reported at once, also in several templates', async () => {
    const slip = { 'pages/about.tsx': 'let 1', 'pages/zebra.tsx': '\nlet 2' }
    const places = (await problemsOf(slip)).map(({ file, line }) => `${file}:${line}`)
    expect(places.sort()).toEqual(['templates/pages/about.tsx:1', 'templates/pages/zebra.tsx:2'])
  })

  test('every slip is reported at once, also in a page and the script', async () => {
    const slip = { 'pages/about.tsx': 'let 1', 'client/index.ts': 'let 2' }
    const places = (await problemsOf(slip)).map(({ file, line }) => `${file}:${line}`)
    expect(places.sort()).toEqual(['templates/client/index.ts:1', 'templates/pages/about.tsx:1'])
  })
})
