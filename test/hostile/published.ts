import { join } from 'node:path'
import { shareDrawing, shareTools } from '../../src/assets/share/share-drawing'
import { renderingOf } from '../../src/build/output-files'
import { layOut, readSite, readTemplateFiles } from '../../src/build/plan/plan-site'
import { filesOfHosts, siteFiles } from '../../src/build/site-files'
import { DataCache } from '../../src/content/source/data-cache'
import { hostNames } from '../../src/hosts/host-names'
import { whole } from '../../src/lib/output-file'
import { compileTemplates } from '../../src/render/compile/compile-templates'
import { templateFolder } from '../../src/render/compile/template-folder'
import { writeFiles } from '../support/folder'

/** Everything that is made from data, as text, by path: the files of the site, and its share images as SVG. */
export type Published = ReadonlyMap<string, string>

const options = { root: process.cwd(), siteUrl: undefined, strict: false, packageRoot: process.cwd() }
const image = { url: 'https://www.example.com/share.png', width: 1200, height: 630, alt: '' }

/**
 * Returns a function that turns data files into a site; the templates, which are the same for all, are compiled once.
 */
export async function publisher(folder: string) {
  const project = { ...options, cwd: folder, data: join(folder, 'data') }
  const templates = await compileTemplates(templateFolder(project))
  const tools = await shareTools(templates, process.cwd())
  /** @throws InputError if the data is rejected */
  return async (files: Readonly<Record<string, string>>): Promise<Published> => {
    await writeFiles(folder, files)
    const reading = await readSite(project, templates, new DataCache())
    const others = await readTemplateFiles(project, reading.site, templates)
    const plan = layOut(project, reading, templates, others)
    const share = { files: [], of: () => image }
    const texts = new Map<string, string>()
    const parts = { ...project, ...plan, share, urls: 'flat', hosts: [], precompress: false } as const
    for await (const file of siteFiles(parts, renderingOf(parts))) {
      if ('kept' in file) throw new Error('nothing is known of an earlier output')
      texts.set(file.path, Buffer.from((await whole(file)).content).toString())
    }
    for (const host of hostNames) {
      for (const { path, content } of filesOfHosts({ ...parts, hosts: [host] }))
        texts.set(`${host}/${path}`, Buffer.from(content).toString())
    }
    for (const { page } of plan.pages) texts.set(`${page.address.path}.svg`, shareDrawing(plan.site, page, tools))
    return texts
  }
}
