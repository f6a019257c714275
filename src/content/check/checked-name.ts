import { shortSha256 } from '../sha256'
import type { ReadSource } from '../source/data-reader'
import type { DataFile } from '../source/discover'
import { isFree } from '../source/placeholders'
import { isOfMany } from '../source/read-source'
import type { CrossReading } from './cross-reading'

/**
 * A fingerprint of everything that checks across files look at. It tells lines of files as well, but not those of brands
 * and legal texts, in which these checks find nothing but errors. Undefined if some files have mistakes of their own.
 */
export function checkedName({ files, sources, data: { brands = [] }, problems }: CrossReading): string | undefined {
  if (problems.length > 0) return undefined
  const others = sources.filter(({ kind }) => !isOfMany(kind)).map(toldSource)
  const fields = brands.map(({ value: { name, stage, price, website, id } }) => {
    return `${price} ${website} ${id} ${stage} ${name}`
  })
  // Of thousands of brands, hardly any has placeholders, which are looked for in all of its texts.
  const filled = sources.filter(({ kind, source }) => isOfMany(kind) && !isFree(source.value)).map(toldSource)
  return shortSha256(JSON.stringify([nameOf(files), others, fields.join('\n'), filled]))
}

/** Caches the names of lists of files: `dev` has the same list until a file comes or goes. */
const names = new WeakMap<readonly DataFile[], string>()

function nameOf(files: readonly DataFile[]): string {
  const name = names.get(files) ?? shortSha256(files.map(({ kind, file }) => `${kind} ${file}`).join('\0'))
  names.set(files, name)
  return name
}

/** A file with its text, or, where that has no name, with everything that was read from it. */
function toldSource({ source: { file, key, value, body, bodyLine } }: ReadSource): readonly unknown[] {
  return [file, key ?? [value, body, bodyLine]]
}
