import { TemplateCompiler } from './template-compiler'
import type { TemplateFolder } from './template-folder'
import type { Templates } from './templates'

/**
 * Compiles the templates and loads them, once.
 *
 * @param baseHref address of the home page, `/base/`
 * @throws InputError for every template that does not compile, or for one that does not export what it should
 */
export async function compileTemplates(place: TemplateFolder, baseHref: string): Promise<Templates> {
  const compiler = new TemplateCompiler(place)
  try {
    return await compiler.compile(baseHref)
  } finally {
    await compiler.dispose()
  }
}
