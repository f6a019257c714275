import type { Templates } from '../compile/templates'
import type { OutputFile } from '../output-file'
import { hashedPath } from './assets'

/** The one script as a file, named by its content. */
export function scriptFile({ script }: Pick<Templates, 'script'>): OutputFile {
  return { path: hashedPath('client.js', script), content: script, source: 'templates/client' }
}
