import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeFiles } from './folder'

const note = (fields: string, body = 'The news.') => `---\n${fields}\n---\n\n${body}\n`
const page = (title: string, body: string, field = '') =>
  note(
    `title: ${title}\ndescription: Who answers for this site, and how to reach them.\nupdated: 2025-08-01${field}`,
    body,
  )

/** Files of the kinds of content that the real data has none of. */
const files = {
  'press/spring.md': note('title: Spring\ndate: 2024-03-04\nsummary: What happened in spring.'),
  'press/autumn.md': note(
    'title: Autumn & <more>\ndate: 2025-10-01\nupdated: 2025-10-03\nsummary: What happened in autumn.\ncontact: { name: Ada Harrow, email: ada@harrow.test }',
    '## The facts\n\nSee [the list](/domains), <b>all</b> of {brands}.',
  ),
  'press/summer.md': note('title: Summer\ndate: 2025-06-02\nsummary: What happened in summer.'),
  'people/bo.yaml': 'name: Bo\nrole: Names',
  'people/ada.yaml': 'name: Ada\nrole: Partner, Sales\norder: 1\nlink: https://ada.example/about',
  'people/al.yaml': 'name: Al\nrole: Design',
  'pages/imprint.md': page('Imprint', '## Who\n\nThe *studio*: {studio}.', '\npath: /about/imprint'),
  'pages/team.md': page('Team', 'Nobody yet.'),
  'studio.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
}

const details = 'details: |\n  First *this*, then [that](/contact):\n\n  - one\n  - <b>two</b>\n'

/** A picture of one color, 90 pixels high. */
export function picture(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 90, channels: 3, background: '#14513a' } })
    .png()
    .toBuffer()
}

/**
 * Makes a copy of the real project with all that a studio may add: press notes, people, pages, pictures, and Markdown in
 * the texts of VistaSki.
 */
export async function makeRichSite(root: string): Promise<void> {
  for (const name of ['templates', 'data']) await cp(name, join(root, name), { recursive: true })
  const data = join(root, 'data')
  await writeFiles(data, files)
  await writeFiles(data, { 'brands/images/ski.png': '' })
  await writeFile(join(data, 'brands/images/ski.png'), await picture(200))
  const logo = 'logo: { src: images/ski.png, alt: "A slope, by {studio}" }\n'
  await edit(join(data, 'brands/vistaski.yaml'), (text) => logo + text.replace(/^details: >-\n( .*\n)+/m, details))
  await edit(join(data, 'site.yaml'), (text) => `logo: { src: studio.svg, alt: A sail }\n${text}`)
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
}
