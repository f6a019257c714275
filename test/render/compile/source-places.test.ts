import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { placesInSources } from '../../../src/render/compile/template-error'
import { temporaryFolder, writeFiles } from '../../support/folder'

/** A module that was compiled from a template. @param name of its folder */
async function compiled(name: string) {
  const folder = join(await temporaryFolder(), name)
  const [source, outfile] = [join(folder, 'templates', 'page.tsx'), join(folder, 'cache', 'page.cjs')]
  await writeFiles(folder, { 'templates/page.tsx': '// A line without code.\n\nexport default () => missing()' })
  const options = { bundle: true, minify: true, sourcemap: 'inline', sourcesContent: false } as const
  await build({ ...options, entryPoints: [source], outfile, format: 'cjs' })
  return { source, outfile }
}

/** A position in a module, as it appears in a stack trace. */
async function placeOf(file: string, said: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  const line = lines.findIndex((text) => text.includes(said))
  return `${file}:${line + 1}:${(lines[line]?.indexOf(said) ?? 0) + 1}`
}

test.each(['site', 'my site', 'site (1)'])(
  'a position in a compiled module in %j is mapped to the one in its source',
  async (name) => {
    const { source, outfile } = await compiled(name)
    const place = await placeOf(outfile, 'missing()')
    const frames = [`Page (${place})`, place, `async Page (${place})`, `async ${place}`, 'React (/lib/react.js:1:1)']
    const stack = ['ReferenceError: missing is not defined', ...frames].join('\n    at ')
    expect(placesInSources(stack)).toBe(stack.replaceAll(place, `${source}:3:22`))
  },
)

test.each([
  ['is gone', '/gone/page.cjs:1:1'],
  ['says nothing of its sources', `${join(process.cwd(), 'node_modules/esbuild/package.json')}:1:1`],
])('a position in a module that %s is unchanged', (_, place) => {
  expect(placesInSources(`Error\n    at Page (${place})`)).toBe(`Error\n    at Page (${place})`)
})
