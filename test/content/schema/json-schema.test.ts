import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { jsonSchemas } from '../../../src/content/schema/json-schema'
import { content } from '../../support/site-from'

const data = resolve('data')
const generated = jsonSchemas(content)

describe('data/schema holds what "build-site schema" writes', () => {
  test('one file per schema and no others', async () => {
    expect((await readdir(join(data, 'schema'))).sort()).toEqual(
      [...generated.keys()].map((name) => `${name}.json`).sort(),
    )
  })

  test.each([...generated])('%s.json is as generated', async (name, schema) => {
    expect(await readFile(join(data, 'schema', `${name}.json`), 'utf8')).toBe(schema)
  })
})

/** The schema of a data file, by its folder or, for files outside of folders, by its name. */
const schemaOf: Readonly<Record<string, string>> = { brands: 'brand', collections: 'collection' }
const files = await glob(['*.yaml', '{brands,collections}/*.yaml'], { cwd: data })

test('the real project has its 44 YAML files: 36 brands, 2 collections and 6 others', () => {
  expect(files).toHaveLength(44)
})

test.each(files)('the first line of %s names its schema for editors', async (file) => {
  const [firstLine = ''] = (await readFile(join(data, file), 'utf8')).split('\n')
  const named = /^# yaml-language-server: \$schema=(\S+)$/.exec(firstLine)?.[1] ?? ''
  const expected = schemaOf[dirname(file)] ?? basename(file, '.yaml')
  expect(resolve(data, dirname(file), named)).toBe(join(data, 'schema', `${expected}.json`))
})
