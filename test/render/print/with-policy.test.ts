import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { withPolicy } from '../../../src/render/print/policy'

/** The policy of a page with this head and body, by directive. */
function policyOf(head: string, body = '', isLive = false): Record<string, string> {
  const html = withPolicy(`<html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`, {}, isLive)
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s, 2)))
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** A number of scripts, each with its own hash in the policy. */
function scripts(count: number): string {
  return Array.from({ length: count }, (_, number) => `<script>${number}</script>`).join('')
}

describe('the position of the policy', () => {
  test.each([
    ['first in the head', '<html><head><meta charset="utf-8"><title>a</title></head>', '<head>'],
    ['first in a head with attributes', '<html><head lang="en"><title>a</title></head>', '<head lang="en">'],
    [
      'behind the encoding where it is so long that browsers would not find that',
      `<html><head>\n<meta charset="utf-8">${scripts(13)}</head>`,
      '<head>\n<meta charset="utf-8">',
    ],
    ['first where it is just not so long', `<html><head><meta charset="utf-8">${scripts(12)}</head>`, '<head>'],
  ])('%s', (_, html, before) => {
    const written = withPolicy(html)
    expect(written).toContain(`${before}<meta http-equiv="Content-Security-Policy" content="`)
    expect(written.replace(/<meta http-equiv[^>]*>/, '')).toBe(html)
    expect(written.indexOf('charset'), 'as far as browsers look').toBeLessThan(1000)
  })

  test('nowhere in a page without a head', () => {
    expect(withPolicy('<p>a</p><header>b</header>')).toBe('<p>a</p><header>b</header>')
  })
})

test('an empty page is allowed next to nothing', () => {
  expect(policyOf('')).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'none'",
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
})

describe('inline content is allowed by its hash', () => {
  test('each script and each style, once', () => {
    const policy = policyOf(
      '<style>a{}</style><style media="print">b{}</style><script>x()</script><script src="/c.js"></script>',
      '<style>a{}</style><script type="speculationrules">{"é":1}</script>',
    )
    expect(policy['style-src']).toBe(`${hash('a{}')} ${hash('b{}')}`)
    expect(policy['script-src']).toBe(`'self' ${hash('x()')} ${hash('{"é":1}')}`)
  })

  test.each([
    ['an attribute that holds the sign which ends an element', '<script data-a="b>c">x()</script>', 'x()'],
    ['lines of another system, as browsers read them', '<script>a()\r\nb()\rc()</script>', 'a()\nb()\nc()'],
    ['upper case', '<SCRIPT>x()</SCRIPT>', 'x()'],
  ])('%s', (_, head, text) => {
    expect(policyOf(head)['script-src']).toBe(`'self' ${hash(text)}`)
  })
})

describe('required files are allowed from the site itself', () => {
  test.each([
    ['style sheets', '<link rel="stylesheet" href="/a.css">', 'style-src', "'self'"],
    ['style sheets that say so late, and plainly', '<link href="/a.css" rel=stylesheet>', 'style-src', "'self'"],
    ['no style sheets for an icon', '<link rel="icon" href="/stylesheet">', 'style-src', "'none'"],
    ['a form that leads somewhere', '<form action="/domains">', 'form-action', "'self'"],
    ['a form that says late where it leads', '<form class="a" action="/domains">', 'form-action', "'self'"],
    ['the form of a dialog leads nowhere', '<form method="dialog">', 'form-action', "'none'"],
    ['pictures in the page', '<img src="data:image/png;base64,AA">', 'img-src', "'self' data:"],
    ['pictures of several sizes', '<img srcset="data:image/png;base64,AA 1x">', 'img-src', "'self' data:"],
    ['pictures without quotes', '<img src=data:image/png;base64,AA>', 'img-src', "'self' data:"],
    [
      'pictures in the styles of an element',
      '<p style="background:url(\'data:image/png\')">',
      'img-src',
      "'self' data:",
    ],
    ['no pictures where a text speaks of them', '<p>src data:image/png</p>', 'img-src', "'self'"],
    ['no pictures where a text quotes one', '<p>url(data:image/png,a) src=data:image/png</p>', 'img-src', "'self'"],
    ['a picture behind a sign that ends no tag', '<img alt="a > b" src="data:image/png,a">', 'img-src', "'self' data:"],
    ['pictures in its styles', '<style>a{b:url(data:image/svg+xml,c)}</style>', 'img-src', "'self' data:"],
    ['films', '<video src="/a.mp4"></video>', 'media-src', "'self'"],
    ['sounds', '<audio src="/a.mp3"></audio>', 'media-src', "'self'"],
  ])('%s', (_, body, directive, sources) => {
    expect(policyOf('', body)[directive]).toBe(sources)
  })
})

test('a page in development may also listen for changes and take new styles, and no more than that', () => {
  const { 'style-src': styles, ...others } = policyOf('<style>a{}</style>')
  expect(styles).toBe(hash('a{}'))
  expect(policyOf('<style>a{}</style>', '', true)).toEqual({
    ...others,
    'style-src-elem': "'self' 'unsafe-inline'",
  })
})
