import { setImmediate as turn } from 'node:timers/promises'
import { collectGarbage, vastHeap } from '../collect-garbage'
import { type KnownFile, type LazyFile, made, type OutputFile, type PrintableFile } from '../output-file'
import { distinctPaths } from './distinct'
import { manifestTexts, type PublishedFile } from './manifest'
import type { Stage } from './stage'
import { Staging } from './staging'

/** The content of a new folder, and the paths of files that the old one contains with the same bytes. */
export interface AllPut {
  readonly published: readonly PublishedFile[]
  readonly kept: ReadonlySet<string>
}

/** All files of a new folder: those that the old one contains, and those yet to be made or written. */
export type FilesToPut<File> = AsyncIterable<File | KnownFile> | Iterable<File | OutputFile | LazyFile | KnownFile>

/** After as many files, others have their turn, and garbage is collected once: either thousands more follow, or few. */
const many = 500

/**
 * In bytes or characters: longer than any page or image. A list of a hundred thousand domains in one file fills a tenth
 * of the memory, and several follow each other.
 */
const long = 4_000_000

/** What is called while files are put. */
interface Calls {
  /** Called with every file; throws an InputError when two sources produce the same one. */
  readonly check?: ReturnType<typeof distinctPaths>
  /** Frees memory when little is left. */
  readonly collect?: typeof collectGarbage
}

/**
 * Puts all files. Known files are skipped.
 *
 * @throws InputError when two sources produce the same file
 */
export async function putFiles<File extends PrintableFile>(
  files: FilesToPut<File>,
  stage: Stage<File | OutputFile>,
  { check = distinctPaths(), collect = collectGarbage }: Calls = {},
): Promise<AllPut> {
  const known = await putUnknown(files, stage, { check, collect }).catch(async (error: unknown) => {
    // A page that was put earlier may fail too; its error takes precedence, whenever it is printed.
    await stage.settle()
    throw error
  })
  const { published, kept } = await stage.settle()
  return { published: [...known, ...published], kept: new Set([...known.map(({ path }) => path), ...kept]) }
}

/** Puts the unknown files, and returns the known ones. */
async function putUnknown<File extends PrintableFile>(
  files: FilesToPut<File>,
  stage: Pick<Stage<File | OutputFile>, 'put'>,
  { check, collect }: Required<Calls>,
): Promise<PublishedFile[]> {
  const known: PublishedFile[] = []
  let others = 0
  const put = async (file: File | OutputFile | LazyFile) => {
    others++
    // Most of what was needed up to here is not needed for the pages.
    if (others === many) collect()
    // Lets signals and timers in: a hundred thousand images take a minute, and nothing else is waited for.
    if (others % many === 0) await turn()
    const whole = 'make' in file ? await made(file) : file
    await stage.put(whole)
    if ('content' in whole && whole.content.length > long) collect(vastHeap)
  }
  const isKnown = (file: File | OutputFile | LazyFile | KnownFile): file is KnownFile => {
    check(file)
    if (!('known' in file)) return false
    known.push({ path: file.path, bytes: file.known.bytes, sha256: file.known.sha256 })
    return true
  }
  // Nothing is awaited for a known file, unless the list itself takes time: there may be thousands.
  if (Symbol.asyncIterator in files) {
    for await (const file of files) if (!isKnown(file)) await put(file)
  } else {
    for (const file of files) if (!isKnown(file)) await put(file)
  }
  return known
}

/**
 * Puts the manifest of all files, in this thread, so that the list is not sent to another thread and back.
 *
 * @param out the old output folder, which may not exist
 * @param folder the new one
 * @param name of the manifest
 */
export function withManifest({ published, kept }: AllPut, out: string, folder: string, name: string): AllPut {
  const staging = new Staging(out, folder)
  staging.putTexts(name, manifestTexts(published))
  const manifest = staging.flush()
  return {
    published: [...published, ...manifest.published],
    // Rarely: if nothing else has changed either.
    kept: manifest.kept.length === 0 ? kept : new Set([...kept, ...manifest.kept]),
  }
}
