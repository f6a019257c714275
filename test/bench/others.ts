import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Another generator. Its project has N pages of 5 KB in Markdown, a home page that lists them, and a sitemap. */
export interface Other {
  readonly name: string
  /** Started in the folder of its project. */
  readonly program: string
  readonly args: (out: string) => readonly string[]
  /** The argument that makes it print its version. */
  readonly version: string
  /** The files of its project besides the pages, by path. */
  readonly files: Readonly<Record<string, string>>
  /** The path of a page, and the lines that it starts with. */
  readonly pages: string
  readonly matter: string
}

const head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>'
const body = '</title></head><body><header><nav><a href="/">Home</a></nav></header><main>'
const foot = '</main><footer>A footer</footer></body></html>'

const hugo: Other = {
  name: 'Hugo',
  program: 'hugo',
  args: (out) => ['--minify', '--quiet', '--destination', out],
  version: 'version',
  files: {
    'config.toml': 'baseURL = "https://example.org/"\ntitle = "Brands"\ndisableKinds = ["taxonomy", "term", "RSS"]\n',
    'layouts/_default/single.html': `${head}{{ .Title }}${body}<h1>{{ .Title }}</h1>{{ .Content }}${foot}`,
    'layouts/_default/list.html': `${head}All${body}{{ range .Pages }}<p>{{ .Title }}</p>{{ end }}${foot}`,
    'layouts/index.html': `${head}Home${body}{{ range .Site.RegularPages }}<p><a href="{{ .RelPermalink }}">{{ .Title }}</a></p>{{ end }}${foot}`,
  },
  pages: 'content/brands',
  matter: '',
}

const urls = '{% for brand in collections.brand %}<url><loc>https://example.org{{ brand.url }}</loc></url>{% endfor %}'
const links =
  '{% for brand in collections.brand %}<p><a href="{{ brand.url }}">{{ brand.data.title }}</a></p>{% endfor %}'

const eleventy: Other = {
  name: 'Eleventy',
  program: 'eleventy',
  args: (out) => ['--quiet', `--output=${out}`],
  version: '--version',
  files: {
    '_includes/page.njk': `${head}{{ title }}${body}<h1>{{ title }}</h1>{{ content | safe }}${foot}`,
    'index.njk': `---\npermalink: /index.html\n---\n${head}Home${body}${links}${foot}`,
    'sitemap.njk': `---\npermalink: /sitemap.xml\n---\n<urlset>${urls}</urlset>`,
  },
  pages: 'brands',
  matter: 'layout: page.njk\ntags: brand\n',
}

/** Those generators that are installed here, with their versions. */
export function othersHere(): { readonly other: Other; readonly version: string }[] {
  return [hugo, eleventy].flatMap((other) => {
    const { stdout } = spawnSync(other.program, [other.version], { encoding: 'utf8' })
    const [version] = /\d+\.\d+\.\d+/.exec(stdout ?? '') ?? []
    return version === undefined ? [] : [{ other, version }]
  })
}

/** Writes the project of another generator into a folder. */
export async function makeProject({ files, pages, matter }: Other, folder: string, count: number): Promise<void> {
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  for (const [path, text] of Object.entries(files)) await write(path, text)
  for (let number = 0; number < count; number++) {
    await write(`${pages}/brand${number}.md`, `---\ntitle: "Brand ${number}"\n${matter}---\n${sections(number)}`)
  }
}

/** Ten headings and paragraphs, in all 5 KB. */
function sections(number: number): string {
  return Array.from({ length: 10 }, (_, index) => {
    return `## Section ${index} of ${number}\n\n${`A sentence of some length about ${number}. `.repeat(13)}\n`
  }).join('\n')
}
