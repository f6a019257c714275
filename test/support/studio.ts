import { join } from 'node:path'
import { copy } from 'fs-extra/esm'

/** Writes a small studio into a folder: two brands in one collection, with the templates of this project. */
export async function writeStudio(root: string): Promise<void> {
  await copy('test/fixtures/studio', join(root, 'data'))
  await copy('templates', join(root, 'templates'))
}
