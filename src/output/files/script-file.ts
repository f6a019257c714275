import { join } from 'node:path'
import type { Templates } from '../compile/templates'
import type { OutputFile } from '../output-file'
import { hashedPath } from './assets'

/** The site's script as a file named by its content hash. */
export function scriptFile({ script, folder }: Pick<Templates, 'script' | 'folder'>): OutputFile {
  return { path: hashedPath('client.js', script), content: script, source: join(folder, 'client') }
}
