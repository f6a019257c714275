import { describe, expect, test } from 'vitest'
import { InputError } from '../../../src/lib/problem'
import { templateError } from '../../../src/render/compile/template-error'
import { compile } from '../../support/compile'
import { long } from '../../support/long'

/** An error thrown by a template, with a given stack. */
function thrown(message: string, ...frames: readonly string[]): Error {
  return Object.assign(new Error(message), {
    stack: [`TypeError: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  })
}

describe('an error that a template threw', () => {
  test('is reported with the nearest template file and line, the page and the cause', () => {
    const error = thrown(
      'market is undefined.',
      'Facts (/home/me/my site/templates/components/facts.tsx:12:7)',
      'BrandSheet (/home/me/my site/templates/pages/brand.tsx:55:3)',
    )
    expect(templateError(error, 'templates/pages/brand.tsx', '/vistaset').problems).toEqual([
      {
        severity: 'error',
        file: 'templates/components/facts.tsx',
        line: 12,
        message: 'the template threw an error while rendering /vistaset: market is undefined',
      },
    ])
  })

  test.each([
    ['without a name before the place', 'file:///site/templates/pages/home.tsx:7:9'],
    ['on Windows', 'Home (C:\\site\\templates\\pages\\home.tsx:7:9)'],
  ])('is found %s', (_, frame) => {
    const [problem] = templateError(
      thrown('broken', 'React (/lib/react.js:1:1)', frame),
      'templates/pages/other.tsx',
      '/',
    ).problems
    expect(problem?.file.replaceAll('\\', '/')).toBe('templates/pages/home.tsx')
    expect(problem?.line).toBe(7)
  })

  test('is found in a project below another folder of templates', () => {
    const frame = 'Facts (/home/me/templates/acme/templates/components/facts.tsx:12:7)'
    const [problem] = templateError(thrown('broken', frame), 'templates/acme/templates/pages/contact.tsx').problems
    expect(problem?.file).toBe('templates/acme/templates/components/facts.tsx')
  })

  test.each(['', 'acme/', 'templates/'])('is found in the model of a site in %s', (root) => {
    const frame = `buildSite (/home/me/${root}templates/model/build-site.ts:8:9)`
    const [problem] = templateError(thrown('broken', frame), `${root}templates/site.ts`).problems
    expect(problem?.file).toBe(`${root}templates/model/build-site.ts`)
  })

  test('is attributed to the page’s own template if the stack names none, without a line', () => {
    const { problems } = templateError(thrown('broken', 'React (/lib/react.js:1:1)'), 'templates/pages/home.tsx', '/')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: 'templates/pages/home.tsx' })
    expect(problems[0]).not.toHaveProperty('line')
  })

  test.each([
    ['just words', 'just words'],
    [{ code: 5 }, '{"code":5}'],
    [undefined, 'nothing'],
    [Promise.resolve(), 'a Promise'],
    [Object.create(null), '{}'],
  ])('need not be an error: %j', (thrown, words) => {
    expect(templateError(thrown, 'templates/pages/home.tsx').message).toBe(
      `templates/pages/home.tsx: the template threw an error: ${words}.`,
    )
  })

  test('is reported with a path of any length', () => {
    expect(templateError('a', 'templates/pages/home.tsx', `/${'a'.repeat(999)}`).message.length).toBeLessThan(200)
  })
})

test('an InputError is passed on unchanged', () => {
  const problem = new InputError([{ severity: 'error', file: 'templates/assets/share.png', message: 'missing file' }])
  expect(templateError(problem, 'templates/pages/home.tsx', '/')).toBe(problem)
})

describe('errors of React are reported in plain language', () => {
  test.each([
    ['a style that is a text', '<p style="color:red" />', /found a style that is a string/],
    ['an object among texts', '<p>{{ name: "x" }}</p>', /found an object with keys \{name\} as a child/],
    ['a component that is not there', '<Nothing />', /found undefined instead of a component/],
    ['children where there are none', '<p><br>x</br></p>', /found children in <br>/],
    ['a component that waits', '<Later />', /found a component that suspends/],
    ['a component that never settles', '<Restless />', /found a component that sets its state whenever it renders/],
    ['raw HTML and children', '<p dangerouslySetInnerHTML={{ __html: "a" }}>b</p>', /next to dangerouslySetInnerHTML/],
  ])('%s', long, async (_, markup, words) => {
    const source = `import { useState } from 'react'\nfunction Restless() { const [n, set] = useState(0); set(n + 1) }\nconst Nothing = undefined\nasync function Later() { return <p /> }\nexport default { pages: () => [], body: () => ${markup} }`
    const { pages, renderBody } = await compile({ 'pages/about.tsx': source })
    const render = () => pages.map(({ body }) => renderBody(body, {}))
    expect(render).toThrow()
    try {
      render()
    } catch (error) {
      expect(templateError(error, 'templates/pages/about.tsx').message).toMatch(words)
    }
  })
})
