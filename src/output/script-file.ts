import { hashedPath } from './assets'
import type { OutputFile } from './output-file'
import type { Templates } from './templates'

/** The one script as a file, named by its content. */
export function scriptFile({ script }: Pick<Templates, 'script'>): OutputFile {
  return { path: hashedPath('client.js', script), content: script, source: 'templates/client' }
}
