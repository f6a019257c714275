import { readdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { programFiles } from '../../../src/lib/program-files'
import { publishedCss } from '../../../src/render/compile/bundle'
import { TemplateCompiler } from '../../../src/render/compile/template-compiler'
import { frameOf } from '../../../templates/model/frame'
import { compile, problemsOf, sound } from '../../support/compile'
import { exampleAssets } from '../../support/example-assets'
import { temporaryFolder, writeFiles } from '../../support/folder'
import { loadSite } from '../../support/load-site'
import { long } from '../../support/long'

describe('templates that compile', () => {
  test('do so concurrently, finishing in any order', long, async () => {
    const compiled = await Promise.all([0, 30, 60, 90].map((after) => setTimeout(after).then(() => compile())))
    expect(compiled.map(({ pages }) => pages.length)).toEqual([1, 1, 1, 1])
  })

  test('are the files of pages/, in the order of their names', async () => {
    const { pages } = await compile({ 'pages/zebra.tsx': sound['pages/about.tsx'], 'pages/note.md': 'no template' })
    expect(pages.map(({ file }) => file)).toEqual(['templates/pages/about.tsx', 'templates/pages/zebra.tsx'])
  })

  test('include the styles of layout and page, minified, and not those of other pages', async () => {
    const { pages } = await compile({
      'layout/document.tsx': `import './all.css'\n${sound['layout/document.tsx']}`,
      'layout/all.css': 'body { margin: 0px }',
      'pages/about.tsx': `import './about.css'\n${sound['pages/about.tsx']}`,
      'pages/about.css': '/* a note */ .about { color: red }',
      'pages/zebra.tsx': sound['pages/about.tsx'],
    })
    expect(pages.map(({ css }) => css)).toEqual(['body{margin:0}.about{color:red}', 'body{margin:0}'])
  })

  test('render in the layout to a whole document, without hydration markers', async () => {
    const { layout, renderDocument } = await compile()
    const site = await loadSite()
    const assets = { ...exampleAssets(site), styles: { inline: '' } }
    expect(
      renderDocument(layout, { frame: frameOf(site), path: undefined, lang: 'en', assets, children: 'a & b' }),
    ).toBe('<!doctype html><html><head><title>t</title></head><body>a &amp; b</body></html>')
  })

  test('name fonts in styles by their address, whatever characters are in their names', long, async () => {
    const { pages, compiled } = await compile({
      'layout/document.tsx': `import './fonts.css'\n${sound['layout/document.tsx']}`,
      'layout/fonts.css': '@font-face { src: url("./a[wght].woff2"), url("b$&.woff2"), url(c.woff2) }',
      ...{ 'layout/a[wght].woff2': 'a', 'layout/b$&.woff2': 'b', 'layout/c.woff2': 'c' },
    })
    const paths = compiled.fonts.map(({ path }) => path)
    expect(paths.map((path) => path.replace(/-\w{10}\.woff2$/, ''))).toEqual(
      expect.arrayContaining(['assets/a-wght-', 'assets/b-', 'assets/c']),
    )
    const css = publishedCss(pages[0]?.css ?? '', '/base/')
    for (const path of paths) expect(css).toContain(`url(/base/${path})`)
  })

  test('render bodies from props, also without markers', long, async () => {
    const { pages, renderBody } = await compile({
      'pages/about.tsx': 'export default { pages: () => [], body: ({ who }) => <p>a & {who}</p> }',
    })
    expect(pages.map(({ body }) => renderBody(body, { who: '<b>' }))).toEqual(['<p>a &amp; &lt;b&gt;</p>'])
  })

  test.each([
    ['a fragment', '<><b>1</b>{2}</>', '<b>1</b>2'],
    ['a fragment of a list', '[1, 2].map((one) => <Fragment key={one}>{one}</Fragment>)', '12'],
    ['a key before a spread', '<i key="a" {...props} />', '<i id="x"></i>'],
    ['a key after a spread', '<i {...props} key="a" />', '<i id="x"></i>'],
    ['an element made by a function of React', 'createElement("b", {}, <i>1</i>)', '<b><i>1</i></b>'],
  ])('render %s', async (_, jsx, html) => {
    const { pages, renderBody } = await compile({
      'pages/about.tsx': `import { createElement, Fragment } from 'react'
        export default { pages: () => [], body: (props) => ${jsx} }`,
    })
    expect(pages.map(({ body }) => renderBody(body, { id: 'x' }))).toEqual([html])
  })

  test('include the script, minified and on its own', long, async () => {
    const { script } = (await compile()).compiled.script
    expect(script).toMatch(/^\(\(\)=>\{.*console\.log\(.*\)\(\);\n$/)
    expect(script).not.toContain('string')
  })

  test('are not affected by a tsconfig.json in a parent folder', long, async () => {
    const tsconfig = '{ "compilerOptions": { "strict": true, "jsx": "react", "jsxFactory": "h" } }'
    const [alone, below] = await Promise.all([compile(), compile({ '../tsconfig.json': tsconfig })])
    expect(below.compiled.script.script).toBe(alone.compiled.script.script)
    expect(below.layout.toString()).toBe(alone.layout.toString())
  })

  test('leave nothing in the folder for temporary files', async () => {
    const cwd = await temporaryFolder()
    await writeFiles(`${cwd}/templates`, sound)
    const temporary = await temporaryFolder()
    vi.stubEnv('TMPDIR', temporary)
    onTestFinished(() => void vi.unstubAllEnvs())
    const compiler = new TemplateCompiler({ folder: `${cwd}/templates`, cwd, program: programFiles(process.cwd()) })
    await compiler.compile()
    expect(await readdir(temporary)).toHaveLength(1)
    await compiler.dispose()
    expect(await readdir(temporary)).toEqual([])
  })
})

describe('missing or invalid files are reported by name', () => {
  test.each([
    ['no page', { 'pages/about.tsx': '' }, 'templates', 'expected .tsx files in pages/'],
    [
      'a layout without default export',
      { 'layout/document.tsx': 'export const a = 1' },
      'templates/layout/document.tsx',
      'expected a component',
    ],
  ])('%s', async (_, changed, file, expected) => {
    const problems = await problemsOf(changed)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ severity: 'error', file })
    expect(problems[0]?.message).toContain(expected)
  })

  test.each([
    'export const pages = () => []',
    'export default []',
    'export default <p />',
    'export default () => []',
    'export default { pages: () => [] }',
    'export default { pages: () => [], body: <p /> }',
    'export default { pages: [], body: () => null }',
  ])('a page that says %s', long, async (code) => {
    const problems = await problemsOf({ 'pages/about.tsx': code })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'templates/pages/about.tsx' })
    expect(problems[0]?.message).toContain('expected { pages, body }: a function that makes pages, and a component')
  })

  test.each(['layout/document.tsx', 'site.ts'])('%s', async (file) => {
    const problems = await problemsOf({ [file]: '' })
    expect(problems).toHaveLength(1)
    expect(`${problems[0]?.file}: ${problems[0]?.message}`).toContain(file)
  })
})

test('a page that throws while it is loaded is an error of the site, reported with its file', async () => {
  const problems = await problemsOf({ 'pages/about.tsx': `${sound['pages/about.tsx']}\nundefined.oops` })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ file: 'templates/pages/about.tsx' })
})
