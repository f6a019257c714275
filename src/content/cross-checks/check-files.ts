import type { Problem } from '../../lib/problem'
import { nearMatch } from '../parse/near-match'
import { isSlug } from '../rules/slug'
import { slug as slugSchema } from '../schema/slug'
import type { DataFile } from '../source/discover'
import type { DataReading } from '../source/read-data'
import { lacksBrands } from './listings'
import { repeated } from './repeated'

/** Reports unused files, duplicate files for the same slug, and file names that cannot be slugs. */
export function checkFiles(reading: DataReading): Problem[] {
  const { files } = reading
  const used = files.filter((file) => file.kind !== undefined)
  // A misnamed folder of brands is reported once, not per file.
  const isLost = lacksBrands(reading)
  const isCovered = (file: DataFile) => isLost && nearFolder(file) === 'brands'
  return [
    ...files.filter((file) => file.kind === undefined && !isCovered(file)).map(unused),
    ...repeated(used, ({ kind, slug }) => `${kind}/${slug}`).map(([file, other]) => twin(file, other)),
    ...used.flatMap(badName),
  ]
}

const folderNames = ['brands', 'collections', 'legal']

/** The folder that a file's folder was probably meant to be. */
function nearFolder({ file }: DataFile): string | undefined {
  const folder = file.split(/[\\/]/).at(-2) ?? ''
  return folderNames.includes(folder) ? undefined : nearMatch(folder, folderNames)
}

function unused(data: DataFile): Problem {
  const { file } = data
  const near = nearFolder(data)
  const message =
    'found a file that is no data file, expected the name and folder of one; a file that a template imports belongs below templates'
  return { severity: 'warning', file, message, ...(near && { meant: `the folder ${near}` }) }
}

function twin({ file, slug }: DataFile, other: DataFile): Problem {
  return {
    severity: 'error',
    file,
    message: `found the slug ${slug} twice, expected one file; the other is ${other.file}`,
  }
}

function badName({ file, slug }: DataFile): Problem[] {
  const [issue] = isSlug(slug) ? [] : (slugSchema.safeParse(slug).error?.issues ?? [])
  if (issue === undefined) return []
  return [{ severity: 'error', file, message: `found the file name "${slug}", expected ${issue.message}` }]
}
