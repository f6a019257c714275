import { join } from 'node:path'

/** The files of the layout that every site has, besides those that they import. @param folder of the templates */
export function layoutSources(folder: string) {
  return {
    layout: join(folder, 'layout', 'document.tsx'),
    card: join(folder, 'layout', 'share-card.tsx'),
    icon: join(folder, 'layout', 'icon.tsx'),
  }
}
