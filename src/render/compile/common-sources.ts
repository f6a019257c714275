import { layoutSources } from './layout-sources'
import type { TemplateFolder } from './template-folder'

/** Everything that is compiled together with the pages. */
export function commonSources({ folder, program }: TemplateFolder): {
  layout: string
  card: string
  icon: string
  renderer: string
} {
  return { ...layoutSources(folder), renderer: program.renderer }
}
