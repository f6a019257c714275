import * as z from 'zod'
import { type FieldPath, isFields } from '../parse/source'
import { type ImageOptions, imageFields } from '../schema/image'

/** An image in a value, as it is written there. */
export interface TypedImage {
  readonly src: string
  readonly alt: string
}

/** What takes the place of an image. */
type Change = (image: TypedImage, path: FieldPath, options: ImageOptions) => unknown

/** A value in which every image is replaced. Images are looked for where the schema has them: in fields, lists and records. */
export function mapImages(schema: unknown, value: unknown, change: Change, path: FieldPath = []): unknown {
  if (!holdsImages(schema)) return value
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return mapImages(schema.unwrap(), value, change, path)
  }
  const options = optionsOf(schema)
  if (options !== undefined) {
    const typed = typedImage(value)
    return typed === undefined ? value : change(typed, path, options)
  }
  const inner = (within: unknown, item: unknown, step: PropertyKey) => mapImages(within, item, change, [...path, step])
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item, index) => inner(schema.element, item, index))
  }
  if (!isFields(value)) return value
  const fields = Object.entries(value).map(([name, item]) => [name, inner(fieldOf(schema, name), item, name)])
  return Object.fromEntries(fields)
}

const known = new WeakMap<z.ZodType, boolean>()

/** Whether a value of a schema may hold images. Looked up once for each schema: most have none. */
export function holdsImages(schema: unknown): schema is z.ZodType {
  if (!(schema instanceof z.ZodType)) return false
  const found = known.get(schema) ?? looksLikeIt(schema)
  known.set(schema, found)
  return found
}

function looksLikeIt(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return holdsImages(schema.unwrap())
  if (schema instanceof z.ZodArray) return holdsImages(schema.element)
  if (schema instanceof z.ZodRecord) return holdsImages(schema.valueType)
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some(holdsImages)
  return optionsOf(schema) !== undefined
}

function optionsOf(schema: unknown): ImageOptions | undefined {
  return schema instanceof z.ZodPipe ? imageFields.get(schema) : undefined
}

function fieldOf(schema: unknown, name: string): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[name]
  return schema instanceof z.ZodRecord ? schema.valueType : undefined
}

/** What a value says of an image; of one that is not valid, what there is. */
function typedImage(value: unknown): TypedImage | undefined {
  if (!isFields(value) || !('src' in value) || typeof value.src !== 'string') return undefined
  return { src: value.src, alt: 'alt' in value && typeof value.alt === 'string' ? value.alt : '' }
}
