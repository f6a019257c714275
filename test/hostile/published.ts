import { join } from 'node:path'
import { compileTemplates } from '../../src/output/compile/compile-templates'
import { templateFolder } from '../../src/output/compile/template-folder'
import { hostNames } from '../../src/output/hosts/host-names'
import { layOut, readTemplateFiles } from '../../src/output/plan/lay-out'
import { readSite } from '../../src/output/plan/plan-site'
import { shareDrawing } from '../../src/output/share/share-drawing'
import { shareTools } from '../../src/output/share/share-tools'
import { siteFiles } from '../../src/output/site-files'
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
  const templates = await compileTemplates(templateFolder(project), '/')
  const tools = await shareTools(templates, process.cwd())
  /** @throws InputError if the data is rejected */
  return async (files: Readonly<Record<string, string>>): Promise<Published> => {
    await writeFiles(folder, files)
    const reading = await readSite(project)
    const others = await readTemplateFiles(project, reading.site, templates)
    const plan = layOut(project, reading, { templates, files: others })
    const share = { files: [], of: () => image }
    const texts = new Map<string, string>()
    const parts = { ...plan, share, urls: 'flat', hosts: hostNames, precompress: false } as const
    for await (const { path, content } of siteFiles(parts)) texts.set(path, Buffer.from(content).toString())
    for (const { page } of plan.pages) texts.set(`${page.address.path}.svg`, shareDrawing(plan.site, page, tools))
    return texts
  }
}
