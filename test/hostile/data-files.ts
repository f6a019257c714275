import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import glob from 'fast-glob'
import { parse } from 'yaml'
import type { z } from 'zod'
import { compare } from '../../src/lib/compare'
import { content } from '../support/site-from'

/** One file of the data of a small site: its fields, and its prose if it is Markdown. */
export interface DataFile {
  readonly path: string
  readonly schema: z.ZodType
  readonly value: unknown
  readonly body: string | undefined
}

const folder = 'test/fixtures/studio'

/** The data of a small studio, in an order of its own: that of the disk is another one each time. */
export async function studioData(): Promise<DataFile[]> {
  const names = await glob('**/*', { cwd: folder })
  const files = names.sort(compare).map(async (name): Promise<DataFile[]> => {
    const [, kind = '', ending] = /^(\w+)(?:\/[\w-]+)?\.(yaml|md)$/.exec(name) ?? []
    const schema = content[kind]?.schema
    if (schema === undefined) return []
    const text = await readFile(join(folder, name), 'utf8')
    const [, fields = text, body] = ending === 'md' ? (/^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []) : []
    return [{ path: `data/${name}`, schema, value: parse(fields), body }]
  })
  return (await Promise.all(files)).flat()
}

/** Serializes a file with other values; JSON is valid YAML too. */
export function written({ path, body }: DataFile, value: unknown, newBody = body): readonly [string, string] {
  const fields = JSON.stringify(value)
  return [path, newBody === undefined ? fields : `---\n${fields}\n---\n${newBody}`]
}

/** The value with the text at a path replaced. */
export function replaced(value: unknown, path: readonly string[], text: string): unknown {
  const [step, ...rest] = path
  if (step === undefined) return text
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? replaced(item, rest, text) : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === step ? replaced(item, rest, text) : item]),
  )
}

/** The paths of all fields of a file that accept any text. */
export function textFields({ value, schema }: DataFile): string[][] {
  const takesText = (path: readonly string[]) => schema.safeParse(replaced(value, path, 'Some words')).success
  return leaves(value).filter(takesText)
}

function leaves(value: unknown): string[][] {
  if (typeof value === 'string') return [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => leaves(item).map((path) => [key, ...path]))
}
