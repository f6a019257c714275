import fc from 'fast-check'
import { Component, createContext, createElement, isValidElement, type ReactNode, useId } from 'react'
import { expect, test, vi } from 'vitest'
import { renderBody } from '../../../src/render/renderer'
import { minifiedBody, type PageBody, Structures } from '../../../src/render/structure/structures'
import { anyElement, anyText } from '../../support/any-element'
import { loadWholeSite } from '../../support/load-site'
import { long } from '../../support/long'
import { pageAt, templateAt } from '../../support/pages'
import { inOnePass, printed } from '../../support/printing'
import { partsOf, type Rendering, rendering } from '../../support/site-parts'

const site = await loadWholeSite('https://host.example')

/** Pages of one template with these bodies. */
function pagesOf(...bodies: readonly ReactNode[]): Rendering {
  const template = templateAt('templates/pages/about.tsx', {
    body: ({ number = 0 }: { number?: number }) => bodies[number],
  })
  const pages = bodies.map((_, number) => pageAt(`/about${number}`, { props: { number } }))
  return rendering(partsOf(site, template, pages))
}

/** Expects each page to equal the result of one pass, first and again. */
async function expectOnePass(...bodies: readonly ReactNode[]): Promise<void> {
  const pages = pagesOf(...bodies, ...bodies)
  expect(await printed(pages)).toEqual(await inOnePass(pages))
}

/** The minified body of a page, with the structures that are known. */
function print(structures: Structures, body: PageBody) {
  const part = structures.trace(body)
  return part && minifiedBody(part, body)
}

/** The body of a page, and how often React has rendered a part of it. */
function bodyOf(node: ReactNode) {
  const render = vi.fn((part: ReactNode) => renderBody(() => part, {}))
  const body: PageBody = { node: () => node, markup: () => render(node), render }
  return { body, render }
}

const card = (name: string, price: number) => (
  <article id={name.toLowerCase()} className="card">
    <h2>
      <a href={`/${name}`}>{name}</a> of {price} dollars
    </h2>
    <ul>
      {[name, price].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </article>
)

test('React renders what pages have in common once, whatever is in them', async () => {
  const structures = new Structures()
  const [first, second] = [bodyOf(card('One', 1)), bodyOf([card('<i>"&', 22)])]
  expect((await print(structures, first.body))?.texts.join('')).toBe(
    '<article id="one" class="card"><h2><a href="/One">One</a> of 1 dollars</h2><ul><li>One</li><li>1</li></ul></article>',
  )
  // The page, the card, and one of its items, each with its contents and with blanks.
  expect(first.render).toHaveBeenCalledTimes(2 * 3)
  const name = '&lt;i&gt;&quot;&amp;'
  expect((await print(structures, second.body))?.texts.join('')).toBe(
    `<article id="${name}" class="card"><h2><a href="/${name}">${name}</a> of 22 dollars</h2><ul><li>${name}</li><li>22</li></ul></article>`,
  )
  expect(second.render).not.toHaveBeenCalled()
})

test('non-breaking spaces are content like any other', async () => {
  const structures = new Structures()
  const [first, second] = [bodyOf(card('One', 1)), bodyOf(card('Douze\u00a0mille \u00a0euros\u202f!', 2))]
  await print(structures, first.body)
  const texts = (await print(structures, second.body))?.texts.join('')
  expect(texts).toContain('<li>Douze\u00a0mille \u00a0euros\u202f!</li>')
  expect(second.render).not.toHaveBeenCalled()
  await expectOnePass(card('Douze\u00a0mille \u00a0euros\u202f!', 2), card('\u00a0a\u202f', 3))
})

test('items of a list are rendered once, however many there are', async () => {
  const structures = new Structures()
  const list = (count: number) => bodyOf(Array.from({ length: count }, (_, index) => card(`Card ${index}`, index)))
  await print(structures, list(3).body)
  const { body, render } = list(40)
  expect((await print(structures, body))?.texts.join('').match(/<article /g)).toHaveLength(40)
  // The page alone, with its contents and with blanks.
  expect(render).toHaveBeenCalledTimes(2)
})

test('shapes are forgotten when there are too many', long, async () => {
  const structures = new Structures()
  const page = (index: number) => {
    const titles = Array.from({ length: 100 }, (_, at) => `${index} ${at}`)
    return bodyOf(titles.map((title) => <p key={title} title={title} />))
  }
  for (let index = 0; index < 150; index++) await print(structures, page(index).body)
  const { body, render } = page(0)
  await print(structures, body)
  expect(render).toHaveBeenCalledTimes(2)
})

/** An element of any name, with any properties. */
function element(name: string, props: object, ...children: readonly ReactNode[]) {
  return createElement(name, props, ...children)
}

/** Properties of an element with this content. */
function rawHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}

class AsClass extends Component {
  override render() {
    return <p hidden>class</p>
  }
}

const Words = createContext('none')

function Identified() {
  const id = useId()
  return <p id={id}>named</p>
}

test.each<[string, ReactNode]>([
  ['a hook', <Identified key="a" />],
  ['a component that is a class', <AsClass key="a" />],
  [
    'a context',
    <Words.Provider key="a" value="some">
      <p>words</p>
    </Words.Provider>,
  ],
  ['raw HTML', element('div', { key: 'a', ...rawHtml('<p hidden="">a  b</p> <!-- c -->') })],
  ['a style', <p key="a" style={{ color: 'red' }} />],
  [
    'an image, which React loads ahead',
    <li key="a">
      <img src="/a.png" alt="" />
    </li>,
  ],
  ['a title, which belongs into the head', <title key="a">a</title>],
  ['text that is kept as it is', <pre key="a">{'\n a  b '}</pre>],
  ['items in a drawing', element('svg', { key: 'a' }, element('foreignObject', {}, <section> {<b>a</b>}</section>))],
  ['spaces that the minifier removes', <p key="a">{' a  b\u00a0 c '}</p>],
  [
    'spaces around what is in an item',
    <li key="a">
      {' '}
      a <b> b </b>{' '}
    </li>,
  ],
  ['the letters that stand for contents', ['\uE000 \uE003', <li key="a">{'\uE003\uE000'}</li>]],
  ['lists within lists', <ul key="a">{<li> a {<ul>{[<li key="b"> b </li>, 'c']}</ul>} </li>}</ul>],
  ['nothing', [null, undefined, true, '', <li key="a" />, <article key="b"> </article>]],
])('whatever only React can render, the result is that of one pass: %s', async (_, body) => {
  await expectOnePass(body, [<p key="1" hidden />, body, <i key="2">d</i>], body)
})

test.each<[string, ReactNode, ReactNode]>([
  ['a number and a text', element('p', { key: 'a', hidden: 0 }), element('p', { key: 'a', hidden: '0' })],
  ['a text and none', <p key="a">a</p>, <p key="a" />],
  [
    'a space behind a text and none',
    element('p', { key: 'a' }, 'a ', <b>b</b>),
    element('p', { key: 'a' }, 'a', <b>b</b>),
  ],
  [
    'an address and a script',
    <a key="a" href="/a">
      a
    </a>,
    <a key="a" href={`java${'script:'}alert(1)`}>
      a
    </a>,
  ],
  [
    'an address and none',
    <a key="a" href="/a">
      a
    </a>,
    element('a', { key: 'a' }, 'a'),
  ],
  ['an attribute and an empty one', <p key="a" id="b" />, <p key="a" id="" />],
  ['two classes', <p key="a" className=" b  c " />, <p key="a" className="b" />],
  ['an attribute and a text of its name', <p key="a" id="text" />, <p key="a">id=</p>],
])('pages of two shapes are distinguished: %s', async (_, one, other) => {
  await expectOnePass(one, other, [one, other])
})

test('an option is also selected by its text', async () => {
  const choice = (chosen: string, ...texts: readonly string[]) => (
    <select defaultValue={chosen}>
      {texts.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </select>
  )
  await expectOnePass(choice('b', 'a', 'b'), choice('b', 'b', 'a'), choice('b', 'c', 'd'))
})

/** The same elements with other texts and values. */
function refilled(node: ReactNode, next: () => string): ReactNode {
  if (typeof node === 'string') return next()
  if (Array.isArray(node)) return node.map((child) => refilled(child, next))
  if (!isValidElement<Record<string, ReactNode>>(node)) return node
  const { children, ...props } = node.props
  const others = Object.entries(props).map(([name, value]) => [name, name === 'type' ? value : refilled(value, next)])
  return createElement(node.type, Object.fromEntries(others), ...[refilled(children, next)].flat())
}

test('whatever the contents of a shape, a page equals the result of one pass', async () => {
  const others = fc.infiniteStream(anyText)
  await fc.assert(
    fc.asyncProperty(anyElement, others, others, async (body, first, second) => {
      const bodies = [first, second].map((texts) => refilled(body, () => `/${texts.next().value ?? ''}`))
      const pages = pagesOf(...bodies)
      const whole = await inOnePass(pages).catch(() => 'nobody can read it')
      expect(await printed(pages).catch(() => 'nobody can read it')).toEqual(whole)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 100) },
  )
})

test('an error of a template is the same as with React', async () => {
  const Broken = () => {
    throw new Error('no market')
  }
  await expect(printed(pagesOf(<Broken />))).rejects.toThrow(
    'templates/pages/about.tsx: the template threw an error while rendering /about0: no market.',
  )
  await expect(printed(pagesOf(element('br', {}, 'a')))).rejects.toThrow(
    'templates/pages/about.tsx: the template threw an error while rendering /about0',
  )
})
