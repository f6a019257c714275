import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'

/** Words, and characters between them that a minifier could mistake for something else. */
export const anyText = fc
  .array(
    fc.constantFrom(
      'a',
      'Ω',
      ' ',
      ' ',
      '  ',
      '\n',
      '\t',
      '\u00a0',
      '\u202f',
      '&',
      '<b>',
      '>',
      '"',
      "'",
      '&nbsp;',
      '<?',
      '-->',
      '=',
      '/',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

const name = fc.constantFrom(
  'p',
  'div',
  'span',
  'a',
  'b',
  'li',
  'h2',
  'section',
  'article',
  'tr',
  'svg',
  'td',
  'button',
  'pre',
)

const attributes = fc.dictionary(
  fc.constantFrom(
    'id',
    'href',
    'title',
    'className',
    'd',
    'width',
    'aria-label',
    'data-price',
    'data-x',
    'hidden',
    'type',
    'content',
  ),
  anyText,
  { maxKeys: 3 },
)

const { element } = fc.letrec<{ element: ReactNode }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    anyText,
    fc
      .tuple(name, attributes, fc.array(tie('element'), { maxLength: 4 }))
      .map(([tag, { href, ...props }, children]) =>
        createElement(tag, { ...props, href: `/${href ?? 'x'} ` }, ...children),
      ),
  ),
}))

/** A text, or an element with child elements. */
export const anyElement = element
