import { join } from 'node:path'
import type { Address } from '../content/rules/address'
import { InputError } from '../lib/problem'

/** The published addresses of files, by their names in `templates/assets/` or as icons, as plain data. */
export interface AssetAddresses {
  /** The folder as the operator would type it. */
  readonly folder: string
  readonly byName: Readonly<Record<string, Address>>
}

/** The published address of a file. @throws InputError for an unknown name */
export function assetAddress({ folder, byName }: AssetAddresses, name: string): Address {
  const address = Object.hasOwn(byName, name) ? byName[name] : undefined
  if (address === undefined) throw missingAsset(join(folder, name))
  return address
}

function missingAsset(file: string): InputError {
  return InputError.at(file, 'missing file, expected it because pages refer to it')
}
