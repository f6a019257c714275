import { dirname } from 'node:path'
import { groupedBy } from '../../lib/grouped-by'
import type { Problem } from '../../lib/problem'
import { repeated } from '../../lib/repeated'
import { namedImages } from '../images/map-images'
import { nearMatch } from '../parse/near-match'
import { imageEnding } from '../schema/image'
import { type Content, isFolder } from '../schema/kinds'
import { betterSlug } from '../schema/slug'
import type { DataFile } from '../source/discover'
import type { DataReading } from '../source/read-data'

/** Reports unused files, duplicate files for the same slug, and file names that cannot be slugs. */
export function checkFiles({ files, sources }: Pick<DataReading, 'files' | 'sources'>, content: Content): Problem[] {
  const used = files.filter((file) => file.kind !== undefined)
  const folders = Object.values(content)
    .filter(isFolder)
    .map(({ name }) => name)
  // A misnamed folder is reported once, not per file.
  const images = namedImages(sources, content)
  const unread = groupedBy(
    files.filter(({ kind, file }) => kind === undefined && !images.has(file)),
    ({ file }) => dirname(file),
  )
  return [
    ...[...unread].flatMap(([folder, own]) => unused(own, folder, nearFolder(folder, folders))),
    ...repeated(used, ({ kind, slug }) => `${kind}/${slug}`).map(([file, other]) => twin(file, other)),
    ...used.flatMap(badName),
  ]
}

/** The folder that a file's folder was probably meant to be. */
function nearFolder(folder: string, known: readonly string[]): string | undefined {
  const name = folder.split(/[\\/]/).at(-1) ?? ''
  return known.includes(name) ? undefined : nearMatch(name, known)
}

const pictureWords = 'found an image that no data file uses, expected none; remove it, or name it in a data file'
const strayWords =
  'found a file that is not a data file, expected the name and folder of a data file; a file that a template imports belongs in the templates folder'

function unused(files: readonly DataFile[], folder: string, near: string | undefined): Problem[] {
  if (near !== undefined) {
    const message = 'found files in a folder that is not a data folder, expected the name of one'
    return [{ severity: 'warning', file: folder, message, meant: `the folder ${near}` }]
  }
  return files.map(({ file }) => {
    return { severity: 'warning', file, message: imageEnding.test(file) ? pictureWords : strayWords }
  })
}

function twin({ file, slug }: DataFile, other: DataFile): Problem {
  return {
    severity: 'error',
    file,
    message: `found the slug ${slug} twice, expected one file; the other is ${other.file}`,
  }
}

function badName({ file, slug }: DataFile): Problem[] {
  const better = betterSlug(slug)
  if (better === undefined) return []
  return [{ severity: 'error', file, message: `found the file name "${slug}", expected ${better}` }]
}
