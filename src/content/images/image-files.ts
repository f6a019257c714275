import { dirname, join } from 'node:path'
import type { Source } from '../parse/source'
import type { Content } from '../schema/kinds'
import type { ReadSource } from '../source/read-data'
import { holdsImages, mapImages } from './map-images'

/** The file of an image, as the operator would type it. @param src as it is written in a data file */
export function imageFileOf({ file }: Pick<Source, 'file'>, src: string): string {
  return join(dirname(file), src)
}

/** The files of all images that data files name, whether or not they are there. */
export function namedImages(sources: readonly ReadSource[], content: Content): ReadonlySet<string> {
  const files = new Set<string>()
  for (const { kind, source } of sources) {
    const schema = content[kind]?.schema
    if (holdsImages(schema)) mapImages(schema, source.value, ({ src }) => files.add(imageFileOf(source, src)))
  }
  return files
}
