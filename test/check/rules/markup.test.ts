import { describe, expect, test } from 'vitest'
import { headingsRule } from '../../../src/check/rules/headings'
import { mailRule } from '../../../src/check/rules/links'
import { idsRule, inlineCodeRule, landmarksRule, newTabsRule } from '../../../src/check/rules/markup'
import { namesRule } from '../../../src/check/rules/names'
import { thirdPartiesRule } from '../../../src/check/rules/third-parties'
import type { Rule } from '../../../src/check/site/rule'
import { documentOf, home, wordsOf } from '../../support/rendered-site'

/** A body, and a part of each expected message: none for valid markup. */
type Case = readonly [name: string, body: string, ...messages: readonly string[]]

const cases: readonly (readonly [rule: Rule, ...cases: readonly Case[]])[] = [
  [
    headingsRule,
    ['goes down a level at a time, and up as it likes', '<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>'],
    ['no h1', '<h2>b</h2>', 'found no h1'],
    ['an empty h1', '<h1> </h1>', 'found an h1 without text'],
    ['an empty h2', '<h1>a</h1><h2><svg aria-hidden="true"></svg></h2>', 'found an h2 without text'],
    ['an image in place of words', '<h1><img alt="a" src="/a.png"></h1>'],
    ['two h1', '<h1>a</h1><h1>b</h1>', 'found 2 h1 elements'],
    ['a skipped level', '<h1>a</h1><h3>c <b>d</b></h3>', 'found “c d” as h3 after an h1'],
    ['a page that begins too deep', '<h3>c</h3><h1>a</h1>', 'found “c” as h3'],
  ],
  [
    idsRule,
    [
      'references that are found',
      '<label for="q">Query</label><input id="q" aria-describedby="a b"><i id="a"></i><i id="b"></i>',
    ],
    ['an id three times', '<i id="x"></i><i id="x"></i><i id="x"></i>', 'found the id x more than once'],
    ['a reference to nothing', '<button popovertarget="menu">M</button>', 'found popovertarget="menu"'],
    ['one lost reference of two', '<i id="a"></i><p aria-labelledby="a gone"></p>', 'found aria-labelledby="gone"'],
  ],
  [
    namesRule,
    [
      'names of all kinds',
      '<img alt=""><a href="/">Home</a><a href="/"><img alt="Home"></a><button aria-label="Menu"></button>',
    ],
    ['a button that another element names', '<h2 id="h">Menu</h2><button aria-labelledby="h"></button>'],
    ['an image without alt', '<img src="/a.png">', 'found <img src="/a.png"> without an alt text'],
    ['an empty link', '<a href="/x"> </a>', 'found <a href="/x"> without a name'],
    ['a link that only hidden content names', '<a href="/x"><span aria-hidden="true">→</span></a>', 'without a name'],
    [
      'a button of a picture without words',
      '<button><svg><path d="M0 0"/></svg></button>',
      'found <button> without a name',
    ],
    ['a button that nothing names', '<button aria-labelledby="gone"></button>', 'without a name'],
    ['a frame', '<iframe src="/x"></iframe>', 'found <iframe'],
    [
      'labelled fields',
      '<label>Name <input></label><label for="m">Mail</label><input id="m"><input type="hidden"><input type="submit">',
    ],
    [
      'fields without label',
      '<input name="q"><select></select><textarea></textarea>',
      'found <input',
      'found <select',
      'found <textarea',
    ],
    ['a label without words', '<label for="m"></label><input id="m">', 'found <input id="m"> without a label'],
  ],
  [
    mailRule,
    ['addresses', '<a href="mailto:a@host.com?subject=x@y">a</a><a href="mailto:a@host.com,b@x.host.com">b</a>'],
    ['none', '<a href="mailto:">a</a>', 'found the link mailto:'],
    ['half of one', '<a href="mailto:a@host">a</a><a href="mailto:host.com">b</a>', 'mailto:a@host', 'mailto:host.com'],
    ['a bad one among good ones', '<a href="mailto:a@host.com,b">a</a>', 'found the link'],
  ],
  [
    newTabsRule,
    [
      'links that are safe',
      '<a href="https://a.com" target="_blank" rel="noreferrer noopener">a</a><a href="https://b.com">b</a>',
    ],
    ['links within the site', `<a href="/base/x" target="_blank">x</a><a href="${home}/x" target="_blank">x</a>`],
    ['no rel', '<a href="https://a.com" target="_blank">a</a>', 'found a link to https://a.com that opens a new tab'],
    ['half of it', '<a href="https://a.com" target="_blank" rel="noopener">a</a>', 'https://a.com'],
  ],
  [
    inlineCodeRule,
    [
      'data and files',
      '<script type="application/ld+json">{}</script><script src="/x.js"></script><style>a{}</style><p data-one="1">',
    ],
    ['a script', '<script>alert(1)</script>', 'found code or style in <script>'],
    ['a module', '<script type="module">alert(1)</script>', 'found code or style in <script type="module">'],
    ['a handler', '<p onclick="x()">a</p>', 'found code or style in <p onclick="x()">'],
    ['a style attribute', '<p style="color:red">a</p>', 'found code or style in <p style="color:red">'],
    ['a link that is code', '<a href=" javascript:x()">a</a>', 'javascript:'],
    ['a form that leads to code', '<form action="javascript:x()"></form>', 'found code or style in <form'],
    ['a button that does', '<button formaction="JavaScript:x()">a</button>', 'found code or style in <button'],
    ['a frame of code', '<iframe src="javascript:x()"></iframe>', 'found code or style in <iframe'],
  ],
  [
    thirdPartiesRule,
    [
      'files of the site',
      `<script src="/base/x.js"></script><img src="${home}/a.png" srcset="/b.png 1x, c.png 2x"><img src="data:,x">`,
    ],
    ['links, which load nothing', '<a href="https://a.com">a</a><link rel="canonical" href="https://a.com/">'],
    ['a script', '<script src="//cdn.com/x.js"></script>', 'loads //cdn.com/x.js'],
    ['a font', '<link rel="preload" as="font" href="https://f.com/f.woff2">', 'loads https://f.com/f.woff2'],
    ['a connection ahead', '<link rel="dns-prefetch preconnect" href="https://f.com">', 'loads https://f.com'],
    ['a larger picture', '<img src="/a.png" srcset="/a.png 1x, https://i.com/b.png 2x">', 'loads https://i.com/b.png'],
    ['one close to a comma', '<img srcset="/a.png 1x,https://i.com/b.png 2x">', 'loads https://i.com/b.png'],
    ['one after a tab', '<img srcset="/a.png\t1x,\thttps://i.com/b.png\t2x">', 'loads https://i.com/b.png'],
    ['one that has commas', '<img srcset="https://i.com/b,c.png, /a.png 2x">', 'loads https://i.com/b,c.png,'],
    [
      'styles',
      '<style>@import "https://s.com/a.css";a{background:url(https://i.com/b.png)}</style>',
      'https://s.com/a.css',
      'https://i.com/b.png',
    ],
    [
      'drawings',
      '<svg><image href="https://i.com/a.png"/><use xlink:href="https://i.com/b.svg#c"/><use href="#d"/></svg>',
      'loads https://i.com/a.png',
      'loads https://i.com/b.svg#c',
    ],
    [
      'frames and films',
      '<iframe src="https://v.com"></iframe><video poster="https://p.com/p.png"></video>',
      'https://v.com',
      'https://p.com/p.png',
    ],
  ],
]

describe.each(cases.map(([rule, ...table]) => ({ rule, id: rule.id, table })))('$id', ({ rule, table }) => {
  test.each(table.map(([name, body, ...messages]) => ({ name, body, messages })))(
    '$name',
    async ({ body, messages }) => {
      const words = await wordsOf(rule, { '/': documentOf('<p>sound</p>'), '/x': documentOf(body) })
      const own = words.filter((line) => line.startsWith('error /x templates/x.tsx: '))
      expect(own).toEqual(messages.map((message) => expect.stringContaining(message)))
    },
  )
})

describe('landmarks', () => {
  test.each([
    ['a language and a main landmark', '<html lang="en"><main></main></html>', []],
    ['a language of a country', '<html lang="de-CH"><div role="main"></div></html>', []],
    ['no language', '<html><main></main></html>', ['found no language on <html>']],
    ['what is no language', '<html lang="english!"><main></main></html>', ['found no language on <html>']],
    ['no main landmark', '<html lang="en"></html>', ['found no main landmarks']],
    ['two of them', '<html lang="en"><main></main><main></main></html>', ['found 2 main landmarks']],
  ])('%s', async (_, html, messages) => {
    expect(await wordsOf(landmarksRule, { '/x': html })).toEqual(
      messages.map((words) => expect.stringContaining(words)),
    )
  })
})

test('a style sheet that loads external files is reported itself', async () => {
  const files = { 'assets/a.css': 'a{src:url("https://f.com/f.woff2")}', 'assets/b.css': 'a{src:url(../f.woff2)}' }
  expect(await wordsOf(thirdPartiesRule, {}, { files })).toEqual([
    'error /assets/a.css: found that the style sheet loads https://f.com/f.woff2, expected a file of this site',
  ])
})
