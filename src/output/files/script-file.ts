import type { Templates } from '../compile/templates'
import type { OutputFile } from '../output-file'
import { hashedPath } from './assets'

/** The site's script as a file named by its content hash. */
export function scriptFile({ script }: Pick<Templates, 'script'>): OutputFile {
  return { path: hashedPath('client.js', script), content: script, source: 'templates/client' }
}
