import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import glob from 'fast-glob'
import { remove } from 'fs-extra/esm'
import { InputError } from '../content/problem'
import { type Bundle, bundle } from './bundle'
import { compileScript } from './compile-script'
import type { TemplateFolder } from './template-folder'
import { isDocumentLayout, isPageModule, isRender, type PageTemplate, type Templates } from './templates'

/**
 * Compiles the templates and loads them: every file of `pages/` with its styles, the layout, and the script.
 *
 * @throws InputError for a template that does not compile or does not export what it should
 */
export async function compileTemplates(place: TemplateFolder): Promise<Templates> {
  const pages = (await glob('pages/*.tsx', { cwd: place.folder, absolute: true })).sort()
  if (pages.length === 0)
    throw inputError(place, place.folder, 'found no page templates, expected .tsx files in pages/')
  const layout = join(place.folder, 'layout', 'document.tsx')
  const outdir = await mkdtemp(join(tmpdir(), 'build-site-'))
  try {
    const [compiled, script] = await Promise.all([
      bundle([...pages, layout, place.program.renderer], outdir, place),
      compileScript(place),
    ])
    const css = await compiled.css(layout)
    return {
      pages: await Promise.all(pages.map((path) => loadPage(path, css, compiled, place))),
      layout: await loadDefault(layout, isDocumentLayout, 'a component', compiled, place),
      render: await loadRender(compiled, place),
      script,
    }
  } finally {
    await remove(outdir)
  }
}

async function loadPage(
  path: string,
  layoutCss: string,
  compiled: Bundle,
  place: TemplateFolder,
): Promise<PageTemplate> {
  const pages = await loadDefault(path, isPageModule, 'a function that makes pages', compiled, place)
  return { file: relative(place.cwd, path), pages, css: layoutCss + (await compiled.css(path)) }
}

async function loadDefault<T>(
  path: string,
  isExpected: (value: unknown) => value is T,
  expected: string,
  compiled: Bundle,
  place: TemplateFolder,
): Promise<T> {
  const exported = (await compiled.module(path)).default
  if (isExpected(exported)) return exported
  throw inputError(place, path, `found no default export that fits, expected ${expected}`)
}

async function loadRender(compiled: Bundle, { program }: TemplateFolder): Promise<Templates['render']> {
  const { renderDocument } = await compiled.module(program.renderer)
  if (isRender(renderDocument)) return renderDocument
  throw new TypeError('the renderer exports no renderDocument')
}

function inputError({ cwd }: TemplateFolder, path: string, message: string): InputError {
  return new InputError([{ severity: 'error', file: relative(cwd, path) || path, message }])
}
