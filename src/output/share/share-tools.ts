import type { Templates } from '../compile/templates'
import { programFiles } from '../program-files'
import type { ShareTools } from './share-drawing'
import { openTypeset } from './typeset'

/**
 * Opens the tools that the share images of a site are drawn with. @param packageRoot the folder of the program's
 * package.json
 */
export async function shareTools(templates: Templates, packageRoot: string): Promise<ShareTools> {
  const { resolve, imageCache } = programFiles(packageRoot)
  return { templates, typeset: await openTypeset(resolve(templates.shareFont)), cache: imageCache }
}
