import { randomUUID } from 'node:crypto'
import { remove } from 'fs-extra/esm'
import { KeptTemplates } from './kept-templates'
import { loadTemplates } from './load-templates'
import type { TemplateFolder } from './template-folder'
import type { Templates } from './templates'

/**
 * Compiles the templates and loads them, once. As long as nothing changes, what was compiled before is loaded.
 *
 * @param baseHref address of the home page, `/base/`
 * @throws InputError for every template that does not compile, or for one that does not export what it should
 */
export async function compileTemplates(place: TemplateFolder, baseHref: string): Promise<Templates> {
  const kept = new KeptTemplates(place, baseHref)
  const known = kept.read()
  if (known !== undefined) return loadTemplates(known, place)
  const folder = kept.folder(randomUUID())
  // Loaded when needed: templates that were compiled before do without.
  const { TemplateCompiler } = await import('./template-compiler')
  const compiler = new TemplateCompiler(place, folder)
  let isKept = false
  try {
    const compiled = await compiler.compile(baseHref)
    const templates = loadTemplates(compiled, place)
    if (folder !== undefined) await kept.write(compiled, folder)
    isKept = true
    return templates
  } finally {
    await compiler.dispose()
    // Its process would go on until this one ends, in as much memory as a build of a thousand pages takes.
    await (await import('esbuild')).stop()
    if (folder !== undefined && !isKept) await remove(folder)
  }
}
