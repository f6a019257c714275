import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import { sizesOf } from '../../src/assets/images/encode-image'
import { inspectImage } from '../../src/assets/images/inspect-image'
import { Images } from '../../src/assets/images/read-images'
import { loadData } from '../../src/content/load-data'
import { addresses } from '../../src/content/rules/address'
import { image, type Picture } from '../../src/content/schema/image'
import { folder, markdown } from '../../src/content/schema/kinds'
import { whole } from '../../src/lib/output-file'
import { InputError } from '../../src/lib/problem'
import { sha256 } from '../../src/lib/sha256'
import { imageProps } from '../../src/pages/image-props'
import { sharedFolder, temporaryFolder, writeFiles } from '../support/folder'

const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

/** A picture of one colour, in a format. */
const made = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 40 } } })

describe('a drawing', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>'), '<script>'],
    ['a script of another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), '<s:script>'],
    ['an event handler', svg('<path onclick="a()"/>'), 'the event handler onclick'],
    ['an event handler in capitals', svg('<path OnLoad="a()"/>'), 'the event handler OnLoad'],
    ['foreign objects', svg('<foreignObject/>'), '<foreignObject>'],
    ['HTML', svg('<p xmlns="http://www.w3.org/1999/xhtml"/>'), '<p>'],
    [
      'a picture of another site',
      svg('<image href="https://evil.example/a.png"/>'),
      'href="https://evil.example/a.png"',
    ],
    ['another file', svg('<use xlink:href="other.svg#a"/>'), 'xlink:href="other.svg#a"'],
    ['code in a link', svg('<a href="&#106;avascript:alert(1)"/>'), 'href="javascript:alert(1)"'],
    ['a drawing in an address', svg('<image href="data:image/svg+xml,a"/>'), 'href="data:image/svg+xml,a"'],
    ['a filter of another file', svg('<path filter="url(a.svg#b)"/>'), 'filter="url(a.svg#b)"'],
    ['styles that load', svg('<style>@import "a.css";</style>'), 'styles that load something'],
    ['such styles before an element', svg('<style>@import "a.css";<g/></style>'), 'styles that load something'],
    ['such styles as CDATA', svg('<style><![CDATA[a{fill:url(//b)}]]></style>'), 'styles that load something'],
    ['hidden styles', svg('<style>a{fill:u\\72l(//b)}</style>'), 'styles that load something'],
    ['an animated link', svg('<animate attributeName="xlink:href" to="b"/>'), 'an animation of xlink:href'],
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'a document type'],
    ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, '<?xml-stylesheet?>'],
    ['no XML', '<svg xmlns="http://www.w3.org/2000/svg"><path>', 'invalid XML'],
    ['no namespace', '<svg viewBox="0 0 1 1"/>', '<svg>'],
    ['no size', svg('', 'width="40"'), 'no viewBox'],
  ])('with %s is refused', async (_, text, found) => {
    const bytes = Buffer.from(text.startsWith('<?xml-') ? `<?xml version="1.0"?>${text}` : text)
    expect(await inspectImage(bytes, 'a.svg')).toEqual({ fault: expect.stringContaining(`found ${found}`) })
  })

  test('that only draws is accepted', async () => {
    const text = `<?xml version="1.0"?>\n<!-- a -->${svg(
      '<defs><linearGradient id="g"/></defs><style>.a{fill:url(#g)}</style><use href="#g"/><path class="a" fill="url(\'#g\')"/>',
    )}`
    expect(await inspectImage(Buffer.from(text), 'a.svg')).toEqual({ isDrawing: true, width: 40, height: 20 })
  })
})

describe('an image', () => {
  test.each([
    ['that is no image', Buffer.from('hello'), 'a.png', 'a file that is not an image'],
    ['of another format', Buffer.from(svg('')), 'a.png', 'an image in the format SVG with the extension .png'],
    ['of which only the beginning is there', Buffer.from('89504e470d0a1a0a', 'hex'), 'a.png', 'a damaged image'],
    ['of too many bytes', Buffer.from(svg(' '.repeat(200_001))), 'a.svg', 'expected at most 200,000'],
  ])('%s is refused', async (_, bytes, name, words) => {
    expect(await inspectImage(bytes, name)).toEqual({ fault: expect.stringContaining(words) })
  })

  test('of too many pixels is refused before it is decoded', async () => {
    const bytes = await made(16, 16).png().toBuffer()
    bytes.writeUInt32BE(10_000, 16)
    bytes.writeUInt32BE(10_000, 20)
    expect(await inspectImage(bytes, 'a.png')).toEqual({ fault: expect.stringContaining('10,000 × 10,000 pixels') })
  })

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('in %s is taken', async (format) => {
    const bytes = await made(40, 20).toFormat(format).toBuffer()
    expect(await inspectImage(bytes, `a.${format}`)).toEqual({ isDrawing: false, width: 40, height: 20 })
  })

  test('that a camera stored rotated has its upright size', async () => {
    const bytes = await made(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await inspectImage(bytes, 'a.jpg')).toMatchObject({ width: 20, height: 40 })
  })
})

const content = {
  things: folder('things', z.strictObject({ logo: image({ width: 100, shape: 'padded' }).optional() })),
  notes: markdown('notes', z.strictObject({ list: z.array(image({ width: 300 })).default([]) }), 'note'),
}

async function load(root: string) {
  const place = { folder: join(root, 'data'), cwd: root, packageRoot: process.cwd() }
  const images = new Images(content, place)
  const { data, problems } = await loadData(place, { content }, undefined, undefined, (read) => images.read(read))
  return { data, problems, files: images.files, place: images.place }
}

describe('the images of a site', async () => {
  const root = await sharedFolder()
  const address = addresses('https://host.example/base')

  beforeAll(async () => {
    await mkdir(join(root, 'data/things/logos'), { recursive: true })
    await writeFile(join(root, 'data/things/logos/a.png'), await made(400, 200).png().toBuffer())
    await writeFile(join(root, 'data/wide.jpg'), await made(450, 90).jpeg().toBuffer())
    await writeFiles(join(root, 'data'), {
      'things/one.yaml': 'logo: { src: logos/a.png, alt: A }',
      'things/two.yaml': 'logo: { src: logos/a.png, alt: Another }',
      'things/none.yaml': '{}',
      'notes/n.md': '---\nlist: [{ src: ../wide.jpg, alt: Wide }, { src: d.svg, alt: Drawn }]\n---\n\nText.\n',
      'notes/d.svg': svg('<path d="M0 0h9v9z"/>'),
    })
  })

  test('become pictures with addresses, sizes and the right proportions', async () => {
    const { data, place, problems } = await load(root)
    expect(problems).toEqual([])
    const placed = place(data, address)
    const logos = JSON.parse(JSON.stringify(placed.things)).map(
      ({ value }: { value: { logo?: Picture } }) => value.logo,
    )
    expect(logos).toEqual([
      undefined,
      {
        src: expect.stringMatching(/^\/base\/assets\/a-100-[\da-f]{10}\.webp$/),
        srcset: expect.stringMatching(/^\/base\/assets\/a-100-\w+\.webp 100w, \/base\/assets\/a-200-\w+\.webp 200w$/),
        sizes: '(max-width: 100px) 100vw, 100px',
        ...{ width: 100, height: 100, alt: 'A' },
        url: expect.stringMatching(/^https:\/\/host\.example\/base\/assets\/a-200-/),
      },
      expect.objectContaining({ alt: 'Another', width: 100 }),
    ])
    const [note] = JSON.parse(JSON.stringify(placed.notes))
    expect(note.value.list).toEqual([
      // No larger than it is.
      expect.objectContaining({ width: 300, height: 60, srcset: expect.stringMatching(/ 300w, .* 450w$/) }),
      expect.objectContaining({ width: 300, height: 150, srcset: '', src: expect.stringMatching(/d-\w+\.svg$/) }),
    ])
  })

  test('are files in their formats and sizes, each once, without camera metadata', async () => {
    const { files } = await load(root)
    const read = await Promise.all(files.map(whole))
    const webp = read.filter(({ path }) => path.endsWith('.webp'))
    const facts = await Promise.all(webp.map(async ({ content: bytes }) => sharp(Buffer.from(bytes)).metadata()))
    expect(facts.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual(
      [
        ['webp', 300, 60, undefined],
        ['webp', 450, 90, undefined],
        ['webp', 100, 100, undefined],
        ['webp', 200, 200, undefined],
      ].sort((a, b) => facts.findIndex(({ width }) => width === a[1]) - facts.findIndex(({ width }) => width === b[1])),
    )
    expect(read.filter(({ path }) => path.endsWith('.svg'))).toHaveLength(1)
  })

  test('keep their names until their bytes change', async () => {
    const before = (await load(root)).files.map(({ path }) => path)
    expect((await load(root)).files.map(({ path }) => path)).toEqual(before)
    const bytes = await readFile(join(root, 'data/wide.jpg'))
    await writeFile(join(root, 'data/wide.jpg'), await made(450, 91).jpeg().toBuffer())
    const after = (await load(root)).files.map(({ path }) => path)
    expect(after.filter((path) => !before.includes(path))).toHaveLength(2)
    await writeFile(join(root, 'data/wide.jpg'), bytes)
  })
})

test.each([
  [
    'a file that is not there',
    'logo: { src: b.png, alt: A }',
    'things/one.yaml:1 logo.src: found b.png, expected a file',
  ],
  ['a file outside the data', 'logo: { src: ../../c.png, alt: A }', 'expected a file in the data folder'],
  ['other capitals', 'logo: { src: A.png, alt: A }', 'Did you mean a.png?'],
  ['a damaged file', 'logo: { src: a.png, alt: A }', 'a damaged image'],
  ['no alternative text', 'logo: { src: a.png }', 'things/one.yaml:1 logo.alt: missing, expected a text that says'],
  ['an empty one', 'logo: { src: a.png, alt: "" }', 'expected a text that says what the image shows'],
  ['an address', 'logo: { src: "https://a.example/b.png", alt: A }', 'expected the path of a .png'],
  ['another kind of file', 'logo: { src: a.gif, alt: A }', 'expected the path of a .png'],
  ['an unknown field', 'logo: { src: a.png, alt: A, width: 3 }', 'logo.width'],
])('%s is refused, with file and line', async (_, text, words) => {
  const root = await temporaryFolder()
  const whole = await made(30, 30).png().toBuffer()
  await writeFiles(join(root, 'data'), { 'things/one.yaml': text })
  await writeFile(join(root, 'data/things/a.png'), whole.subarray(0, whole.length - 30))
  const failed = await load(root).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(InputError)
  expect(String(failed)).toContain(words)
})

test('mistakes in images are reported together with all others', async () => {
  const root = await temporaryFolder()
  await writeFiles(join(root, 'data'), {
    'things/one.yaml': 'logo: { src: b.svg, alt: A }',
    'things/two.yaml': 'logo: { src: a.svg }',
    'things/a.svg': svg(''),
  })
  const failed = await load(root).catch((error: unknown) => error)
  expect(String(failed)).toContain('things/one.yaml:1 logo.src: found b.svg, expected a file')
  expect(String(failed)).toContain('things/two.yaml:1 logo.alt: missing')
})

test('a damaged image in the cache is made again', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'data/things'), { recursive: true })
  await writeFile(join(root, 'data/things/a.png'), await made(33, 44).png().toBuffer())
  await writeFiles(join(root, 'data'), { 'things/one.yaml': 'logo: { src: a.png, alt: A }' })
  const before = await Promise.all((await load(root)).files.map(whole))
  const bytes = await readFile(join(root, 'data/things/a.png'))
  const image = { isDrawing: false, width: 33, height: 44, file: join(root, 'data/things/a.png'), shown: 'a.png' }
  const options = { width: 100, shape: 'padded' } as const
  for (const { cached } of sizesOf({ ...image, options, hash: sha256(bytes) }, process.cwd())) {
    const kept = await readFile(cached)
    for (const damaged of [kept.subarray(0, -9), kept.fill(0, kept.length - 9)]) {
      await writeFile(cached, damaged)
      expect(await Promise.all((await load(root)).files.map(whole))).toEqual(before)
    }
  }
})

test('an image that no data file names is reported, one that is named is not', async () => {
  const root = await temporaryFolder()
  await writeFiles(join(root, 'data'), {
    'things/one.yaml': 'logo: { src: a.svg, alt: A }',
    'things/a.svg': svg(''),
    'things/b.svg': svg(''),
  })
  const { problems } = await load(root)
  expect(problems.map(({ file }) => file)).toEqual([join('data', 'things', 'b.svg')])
})

test('without the package that encodes, one sentence asks for it; drawings need none', async () => {
  const root = await temporaryFolder()
  await writeFiles(join(root, 'data'), { 'things/one.yaml': 'logo: { src: a.svg, alt: A }', 'things/a.svg': svg('') })
  const place = { folder: join(root, 'data'), cwd: root, packageRoot: root }
  await writeFiles(
    root,
    Object.fromEntries(['esbuild', 'react', 'react-dom'].map((name) => [`node_modules/${name}/package.json`, '{}'])),
  )
  const images = new Images(content, place)
  const { data } = await loadData(place, { content })
  expect(await images.read(data)).toEqual([])
  expect(images.files).toHaveLength(1)
  await rm(join(root, 'data/things/a.svg'))
  await writeFile(join(root, 'data/things/a.png'), await made(30, 30).png().toBuffer())
  await writeFiles(join(root, 'data'), { 'things/one.yaml': 'logo: { src: a.png, alt: A }' })
  const changed = await loadData(place, { content })
  const missing = () => {
    throw new Error("Cannot find package 'sharp'")
  }
  vi.doMock('sharp', () => ({ default: missing }))
  onTestFinished(() => void vi.doUnmock('sharp'))
  const [problem] = await new Images(content, place).read(changed.data)
  expect(problem?.message).toMatch(/run npm install sharp/)
  expect(await readdir(join(root, 'data/things'))).toContain('a.png')
})

test('the attributes of an image reserve its place, and load it late unless it is in view', () => {
  const picture = { src: '/a', srcset: '/a 1w, /b 2w', sizes: '1px', width: 1, height: 2, alt: 'A', url: 'https://a/a' }
  expect(imageProps(picture)).toEqual({
    ...{ src: '/a', srcSet: '/a 1w, /b 2w', sizes: '1px', width: 1, height: 2, alt: 'A' },
    ...{ decoding: 'async', loading: 'lazy' },
  })
  expect(imageProps({ ...picture, srcset: '' }, true)).toEqual({
    src: '/a',
    width: 1,
    height: 2,
    alt: 'A',
    decoding: 'async',
  })
})
