import { dirname, join } from 'node:path'
import * as z from 'zod'
import { type FieldPath, isFields, type Source } from '../parse/source'
import { type ImageOptions, imageFields } from '../schema/image'
import type { Content } from '../schema/kinds'
import { holderOf, required, schemaOf } from '../schema/schema-at'
import type { ReadSource } from '../source/read-data'

/** An image in a value: what was written, where, and how it is shown. */
export interface TypedImage {
  readonly typed: { readonly src: string; readonly alt: string }
  readonly path: FieldPath
  readonly options: ImageOptions
}

/** The replacement of an image. */
type Change = (image: TypedImage) => unknown

/** Whether values of a schema may contain images. */
const holdsImages = holderOf((schema) => optionsOf(schema) !== undefined)

/**
 * A value in which every image is replaced. Images are searched where the schema allows them: in fields, lists and
 * records.
 */
export function mapImages(schema: unknown, value: unknown, change: Change, path: FieldPath = []): unknown {
  if (!holdsImages(schema)) return value
  const options = optionsOf(required(schema))
  if (options !== undefined) {
    const typed = imageIn(value)
    return typed === undefined ? value : change({ typed, path, options })
  }
  const inner = (item: unknown, step: string | number) =>
    mapImages(schemaOf(schema, step), item, change, [...path, step])
  if (Array.isArray(value)) return value.map(inner)
  if (!isFields(value)) return value
  const changed = Object.entries(value).flatMap(([name, item]) => {
    const other = inner(item, name)
    return other === item ? [] : [[name, other] as const]
  })
  // Most records have no image, and there may be thousands.
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
}

function optionsOf(schema: unknown): ImageOptions | undefined {
  return schema instanceof z.ZodPipe ? imageFields.get(schema) : undefined
}

/** What a value says about an image; for an invalid value, as much as there is. */
function imageIn(value: unknown): TypedImage['typed'] | undefined {
  if (!isFields(value) || typeof value.src !== 'string') return undefined
  return { src: value.src, alt: typeof value.alt === 'string' ? value.alt : '' }
}

/** The file of an image, as the operator would type it. @param src as it is written in a data file */
export function imageFileOf({ file }: Pick<Source, 'file'>, src: string): string {
  return join(dirname(file), src)
}

/** The files of all images that data files refer to, whether or not they exist. */
export function namedImages(sources: readonly ReadSource[], content: Content): ReadonlySet<string> {
  const files = new Set<string>()
  for (const { kind, source } of sources) {
    mapImages(content[kind]?.schema, source.value, ({ typed }) => files.add(imageFileOf(source, typed.src)))
  }
  return files
}
