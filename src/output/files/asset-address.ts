import { join } from 'node:path'
import { InputError } from '../../content/problem'
import type { Address } from '../../content/rules/address'

/** Where files went, by their names in `templates/assets/` or as icons: plain data. */
export interface AssetAddresses {
  /** The folder, as the operator would type it. */
  readonly folder: string
  readonly byName: Readonly<Record<string, Address>>
}

/** Where a file went. @throws InputError for a name that is not there */
export function assetAddress({ folder, byName }: AssetAddresses, name: string): Address {
  const address = Object.hasOwn(byName, name) ? byName[name] : undefined
  if (address === undefined) throw missingAsset(join(folder, name))
  return address
}

function missingAsset(file: string): InputError {
  return new InputError([{ severity: 'error', file, message: 'missing file, expected it because pages refer to it' }])
}
