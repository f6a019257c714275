import { remove } from 'fs-extra/esm'
import { loadTemplates } from './load-templates'
import { TemplateCache } from './template-cache'
import type { TemplateFolder } from './template-folder'
import type { Templates } from './templates'

/**
 * Compiles the templates and loads them. If nothing has changed, the cached result is loaded instead.
 *
 * @throws InputError for every template that does not compile, or for one that does not export what it should
 */
export async function compileTemplates(place: TemplateFolder): Promise<Templates> {
  const kept = new TemplateCache(place)
  const known = kept.read()
  if (known !== undefined) return loadTemplates(known, place)
  const stamps = kept.stamps()
  const folder = kept.newFolder()
  // Imported lazily: cached templates do not need it.
  const { TemplateCompiler } = await import('./template-compiler')
  const compiler = new TemplateCompiler(place, folder)
  let isKept = false
  compiling += 1
  try {
    const compiled = await compiler.compile()
    const templates = loadTemplates(compiled, place, compiler.modules)
    isKept = folder !== undefined && (await kept.write(compiled, folder, stamps))
    return templates
  } finally {
    await compiler.dispose()
    await endCompiler()
    if (folder !== undefined && !isKept) await remove(folder)
  }
}

/** Number of compilations in progress. */
let compiling = 0

/**
 * Stops the esbuild process after the last compilation. It would otherwise live as long as this process and use as much
 * memory as a build of a thousand pages. Stopped any earlier, other compilations would never finish.
 */
async function endCompiler(): Promise<void> {
  compiling -= 1
  if (compiling > 0) return
  const { stop } = await import('esbuild')
  if (compiling === 0) await stop()
}
