import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { imageFileOf, mapImages, type TypedImage } from '../../content/images/map-images'
import { nearMatch } from '../../content/parse/near-match'
import { problemAt } from '../../content/parse/problem-at'
import type { Source } from '../../content/parse/source'
import { type Content, type Data, mapEntries } from '../../content/schema/kinds'
import type { DataPlace } from '../../content/source/read-data'
import { batchesOf } from '../../lib/batches-of'
import { errorCode } from '../../lib/error-code'
import { firstOfEach } from '../../lib/first-of-each'
import { ifPossible } from '../../lib/if-possible'
import { isWithin } from '../../lib/is-within'
import type { LazyFile } from '../../lib/output-file'
import type { Problem } from '../../lib/problem'
import { sha256 } from '../../lib/sha256'
import type { PlaceImages } from '../../site/site'
import { encodeImage, type MadeImage, needsEncoder, pictureOf, sizesOf } from './encode-image'
import { damaged, inspectImage } from './inspect-image'

/** The folders of images, and the program that encodes them. */
interface ImagePlace extends DataPlace {
  readonly packageRoot: string
}

/** An image in a data file. */
interface NamedImage extends TypedImage {
  readonly source: Source
}

/** How many images are encoded at a time: the encoder has its own threads. */
const atOnce = 4

/** The images that the data of a site names. A site without images costs nothing. */
export class Images {
  readonly #content: Content
  readonly #place: ImagePlace
  readonly #made = new Map<string, MadeImage>()

  constructor(content: Content, place: ImagePlace) {
    this.#content = content
    this.#place = place
  }

  /** Reads the images, and encodes new ones. @returns all problems with them */
  async read(data: Data): Promise<Problem[]> {
    const named: NamedImage[] = []
    mapData(data, this.#content, (image) => named.push(image))
    const problems: Problem[] = []
    for (const batch of batchesOf(named, atOnce)) {
      const read = batch.map(async (image) => {
        const found = await readImage(image, this.#place)
        if ('fault' in found) problems.push(problemAt(image.source, [...image.path, 'src'], found.fault, found.meant))
        else this.#made.set(keyOf(image), found)
      })
      await Promise.all(read)
    }
    return problems
  }

  /** Their files, once they have been read. An image that several data files show in the same way is one file. */
  get files(): LazyFile[] {
    const files = [...this.#made.values()].flatMap((image) =>
      image.sizes.map((size): LazyFile => {
        return { path: size.path, source: image.shown, input: size.path, make: () => encodeImage(image, size) }
      }),
    )
    return firstOfEach(files, ({ path }) => path)
  }

  /** Replaces them with pictures. */
  readonly place: PlaceImages = (filled, address) => {
    if (this.#made.size === 0) return filled
    return mapData(filled, this.#content, (named) => {
      const image = this.#made.get(keyOf(named))
      return image === undefined ? named.typed : pictureOf(image, named.typed.alt, address)
    })
  }
}

type Refused = { readonly fault: string; readonly meant?: string | undefined }

async function readImage({ source, typed, options }: NamedImage, place: ImagePlace): Promise<MadeImage | Refused> {
  const shown = imageFileOf(source, typed.src)
  const file = resolve(place.cwd, shown)
  const missing = missingFile(file, typed.src, place)
  if (missing !== undefined) return missing
  const bytes = readFileSync(file)
  const facts = await inspectImage(bytes, file)
  if ('fault' in facts) return facts
  const image = { ...facts, file, shown, options, hash: sha256(bytes) }
  const sizes = sizesOf(image, place.packageRoot)
  try {
    for (const size of sizes) if (!existsSync(size.cached)) await encodeImage(image, size)
    return { ...image, sizes }
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND' || /sharp/.test(String(error))) return { fault: needsEncoder }
    return { fault: damaged }
  }
}

/** The problem of an image that is not in the data folder, or whose name differs in case. */
function missingFile(file: string, src: string, { folder }: ImagePlace): Refused | undefined {
  if (!isWithin(file, folder)) return { fault: `found ${src}, expected a file in the data folder` }
  const name = basename(file)
  const names = ifPossible(() => readdirSync(dirname(file))) ?? []
  if (names.includes(name) && statSync(file).isFile()) return undefined
  return { fault: `found ${src}, expected a file that exists`, meant: nearMatch(name, names) }
}

/** Data in which every image is replaced. */
function mapData(data: Data, content: Content, change: (image: NamedImage) => unknown): Data {
  return mapEntries(data, (entry, kind) => {
    const { source } = entry
    const value = mapImages(content[kind]?.schema, entry.value, (image) => change({ ...image, source }))
    return value === entry.value ? entry : { ...entry, value }
  })
}

function keyOf({ source, path }: Pick<NamedImage, 'source' | 'path'>): string {
  return `${source.file} ${path.map(String).join('.')}`
}
