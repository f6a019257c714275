import type { Fault } from '../../lib/fault'
import type { RenderedSite } from '../site/rendered-site'
import type { Rule } from '../site/rule'

/** Files that have no effect. */
export const unusedRule: Rule = {
  id: 'unused',
  promise: 'no file of templates/assets is unused',
  find: unusedAssets,
}

const text = /\.(html|css|js|webmanifest|svg|json|xml|txt)$/

function unusedAssets({ assets, files }: RenderedSite): Fault[] {
  let unused = assets
  // One text after the other: thousands of pages do not fit into memory.
  for (const [path, bytes] of files) {
    if (unused.length === 0) break
    const content = text.test(path) ? new TextDecoder().decode(bytes) : ''
    unused = unused.filter((asset) => !content.includes(asset.path))
  }
  return unused.map(({ file }) => ({
    severity: 'warning',
    file,
    message: 'found a file that no page uses, expected one that does',
    fix: 'Use it in the layout (assets.file), move it to templates/static, or remove it',
  }))
}
