import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import type { Problem } from '../problem'
import { folders, singles } from '../schema'
import type { Data, Entry } from './data'
import { type DataFile, discoverData, type Kind } from './discover'
import { parseSource } from './source'
import { validate } from './validate'

/** What could be read of the data folder: an entry is undefined where its file is missing or wrong. */
export type PartialData = { readonly [K in keyof Data]: Data[K] | undefined }

/** What could be read, what is wrong with the rest, and which files there were. */
export interface DataReading {
  readonly data: PartialData
  readonly problems: readonly Problem[]
  readonly files: readonly DataFile[]
}

/** Reads and checks every file of the data folder by itself. */
export async function readData(dataFolder: string, cwd: string): Promise<DataReading> {
  const files = await discoverData(dataFolder, cwd)
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(file.path, 'utf8')] as const)),
  )
  const problems: Problem[] = []

  function entries<Schema extends z.ZodType>(kind: Kind, schema: Schema): Entry<z.output<Schema>>[] {
    return files
      .filter((file) => file.kind === kind)
      .flatMap((file) => {
        const read = readEntry(file, texts.get(file) ?? '', schema)
        if ('problems' in read) problems.push(...read.problems)
        return 'entry' in read ? [read.entry] : []
      })
  }

  function single<Schema extends z.ZodType>(kind: keyof typeof singles, schema: Schema) {
    if (!files.some((file) => file.kind === kind)) problems.push(missingFile(kind, dataFolder, cwd))
    return entries(kind, schema)[0]
  }

  const data: PartialData = {
    site: single('site', singles.site),
    pricing: single('pricing', singles.pricing),
    domains: single('domains', singles.domains),
    home: single('home', singles.home),
    contact: single('contact', singles.contact),
    errors: single('errors', singles.errors),
    collections: entries('collections', folders.collections),
    brands: entries('brands', folders.brands),
    legal: entries('legal', folders.legal),
  }
  return { data, problems, files }
}

type ReadEntry<T> = { readonly entry: Entry<T> } | { readonly problems: readonly Problem[] }

function readEntry<Schema extends z.ZodType>(
  file: DataFile,
  text: string,
  schema: Schema,
): ReadEntry<z.output<Schema>> {
  const parsed = parseSource(file.file, text)
  if ('problems' in parsed) return parsed
  const checked = validate(schema, parsed.source)
  if ('problems' in checked) return checked
  return { entry: { slug: file.slug, value: checked.value, source: parsed.source } }
}

function missingFile(kind: string, dataFolder: string, cwd: string): Problem {
  const file = relative(cwd, join(dataFolder, `${kind}.yaml`))
  return { severity: 'error', file, message: `missing file, expected ${kind}.yaml (or .json) in the data folder` }
}
