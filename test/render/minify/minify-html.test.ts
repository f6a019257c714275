import { describe, expect, test } from 'vitest'
import { minifyHtml } from '../../../src/render/minify/minify-html'

describe('invisible markup is removed', () => {
  test.each([
    ['comments', '<p>a</p><!-- a note --><p>b</p>', '<p>a</p><p>b</p>'],
    ['whitespace between blocks', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['the value of an attribute that is on or off', '<p hidden="">a</p>', '<p hidden>a</p>'],
    ['the type of a plain script', '<script type="text/javascript">a()</script>', '<script>a()</script>'],
  ])('%s', async (_, html, expected) => {
    expect(await minifyHtml(html)).toBe(expected)
  })
})

describe('markup that a reader, a browser or a search engine needs stays', () => {
  test.each([
    ['quotes and closing tags', '<p class="lead">a</p>'],
    ['a space between words in elements of their own', '<p><b>a</b> <i>b</i> c</p>'],
    ['preformatted text', '<pre>a\n  b</pre>'],
    ['the type of structured data', '<script type="application/ld+json">{"a": "b"}</script>'],
    ['escaped text in structured data', '<script type="application/ld+json">{"a":"\\u003c/script>"}</script>'],
    ['escaped text, which must not become markup', '<p>&lt;b&gt; &amp; &quot;c&quot;</p>'],
    ['escaped quotes in an attribute', '<p title="a &quot;b&quot; &lt;c&gt;">d</p>'],
    ['marks for Cloudflare', '<div><!--email_off--><p>b@c.example</p><!--/email_off--></div>'],
    ['the doctype', '<!doctype html><html lang="en"><head><title>a</title></head><body><p>b</p></body></html>'],
  ])('%s', async (_, html) => {
    expect(await minifyHtml(html)).toBe(html)
  })
})
