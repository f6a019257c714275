import type { SiteDefinition } from '../site/define-site'
import type { Host } from './host'

/** The definition of the site in a project folder. @throws InputError if its templates do not compile */
export async function definitionOf(root: string, { cwd, packageRoot }: Host): Promise<SiteDefinition> {
  const { compileTemplates } = await import('../render/compile/compile-templates')
  const { templateFolder } = await import('../render/compile/template-folder')
  const { definition } = await compileTemplates(templateFolder({ root, cwd, packageRoot }))
  return definition
}
