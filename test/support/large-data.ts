import { join } from 'node:path'
import { makeData } from '../bench/make-data'
import { sharedFolder } from './folder'

/** Brands of a site that is large: printed by two threads, and known from one build to the next. */
export const brands = 195

/** A folder for all tests of a file, with the data of a large site in it. */
export async function largeData(): Promise<{ folder: string; data: string }> {
  const folder = await sharedFolder()
  const data = join(folder, 'data')
  await makeData(data, brands)
  return { folder, data }
}
