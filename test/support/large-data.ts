import { join } from 'node:path'
import { makeData } from '../bench/make-data'
import { sharedFolder } from './folder'

/** The number of brands of a large site: enough for two threads, and for reusing pages of the previous build. */
export const brands = 195

/** A folder with the data of a large site, shared by all tests of a file. */
export async function largeData(count = brands): Promise<{ folder: string; data: string }> {
  const folder = await sharedFolder()
  const data = join(folder, 'data')
  await makeData(data, count, 'json')
  return { folder, data }
}
