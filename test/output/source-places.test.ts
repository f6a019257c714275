import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { placesInSources } from '../../src/output/source-places'
import { temporaryFolder, writeFiles } from '../support/folder'

/** A module that was compiled from a template, in a folder whose name needs some care. */
async function compiled() {
  const folder = join(await temporaryFolder(), 'my site')
  const [source, outfile] = [join(folder, 'templates', 'page.tsx'), join(folder, 'cache', 'page.cjs')]
  await writeFiles(folder, { 'templates/page.tsx': '// A line without code.\n\nexport default () => missing()' })
  const options = { bundle: true, minify: true, sourcemap: 'inline', sourcesContent: false } as const
  await build({ ...options, entryPoints: [source], outfile, format: 'cjs' })
  return { source, outfile }
}

/** Where in a module something is said, as a stack tells it. */
async function placeOf(file: string, said: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  const line = lines.findIndex((text) => text.includes(said))
  return `${file}:${line + 1}:${(lines[line]?.indexOf(said) ?? 0) + 1}`
}

test('a place in a compiled module is told as the one in its source', async () => {
  const { source, outfile } = await compiled()
  const place = await placeOf(outfile, 'missing()')
  const stack = `ReferenceError: missing is not defined\n    at Page (${place})\n    at ${place}\n    at React (/lib/react.js:1:1)`
  expect(placesInSources(stack).split('\n')).toEqual([
    'ReferenceError: missing is not defined',
    `    at Page (${source}:3:22)`,
    `    at ${source}:3:22`,
    '    at React (/lib/react.js:1:1)',
  ])
})

test.each([
  ['is gone', '/gone/page.cjs:1:1'],
  ['says nothing of its sources', `${join(process.cwd(), 'node_modules/esbuild/package.json')}:1:1`],
])('a place in a module that %s stays as it is', (_, place) => {
  expect(placesInSources(`Error\n    at Page (${place})`)).toBe(`Error\n    at Page (${place})`)
})
