import { join } from 'node:path'
import { hashedPath } from '../lib/hashed-path'
import type { OutputFile } from '../lib/output-file'
import type { Templates } from '../render/compile/templates'

/** The site's script as a file named by its content hash. */
export function scriptFile({ script, folder }: Pick<Templates, 'script' | 'folder'>): OutputFile {
  return { path: hashedPath('client.js', script), content: script, source: join(folder, 'client') }
}
