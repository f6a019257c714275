import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import glob from 'fast-glob'
import { remove } from 'fs-extra/esm'
import { InputError } from '../content/problem'
import { type Bundle, bundle } from './bundle'
import { compileScript } from './compile-script'
import { templateLoader } from './load-template'
import type { TemplateFolder } from './template-folder'
import {
  isDocumentLayout,
  isIcon,
  isPageModule,
  isRenderer,
  isShareCard,
  type Renderer,
  type Templates,
} from './templates'

/**
 * Compiles the templates and loads them: every file of `pages/` with its styles, the layout, the share card, and the
 * script.
 *
 * @throws InputError for every template that does not compile, or for one that does not export what it should
 */
export async function compileTemplates(place: TemplateFolder): Promise<Templates> {
  const pages = (await glob('pages/*.tsx', { cwd: place.folder, absolute: true })).sort()
  if (pages.length === 0) throw noPages(place)
  const outdir = await mkdtemp(join(tmpdir(), 'build-site-'))
  try {
    return await compile(pages, outdir, place)
  } finally {
    await remove(outdir)
  }
}

async function compile(pages: readonly string[], outdir: string, place: TemplateFolder): Promise<Templates> {
  const layout = join(place.folder, 'layout', 'document.tsx')
  const card = join(place.folder, 'layout', 'share-card.tsx')
  const icon = join(place.folder, 'layout', 'icon.tsx')
  const [compiled, script] = await both(
    bundle([...pages, layout, card, icon, place.program.renderer], outdir, place),
    compileScript(place),
  )
  const load = templateLoader(compiled, place)
  const { renderDocument, renderShareCard, renderIcon } = await loadRenderer(compiled, place)
  const layoutCss = await compiled.css(layout)
  return {
    pages: await Promise.all(
      pages.map(async (path) => ({
        file: relative(place.cwd, path),
        pages: await load.main(path, isPageModule, 'a function that makes pages'),
        css: layoutCss + (await compiled.css(path)),
      })),
    ),
    layout: await load.main(layout, isDocumentLayout, 'a component'),
    render: renderDocument,
    shareCard: await load.main(card, isShareCard, 'a component'),
    shareFont: String((await load.module(card)).font),
    renderShareCard,
    icon: await load.main(icon, isIcon, 'a component'),
    renderIcon,
    fonts: compiled.fonts,
    script,
  }
}

/** Waits for both, so that what is wrong with either is told in one run and nothing still writes when this ends. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const results = await Promise.allSettled([first, second])
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (reasons.length === 2 && reasons.every((reason) => reason instanceof InputError)) {
    throw new InputError(reasons.flatMap((reason) => reason.problems))
  }
  return Promise.all([first, second])
}

async function loadRenderer(compiled: Bundle, { program }: TemplateFolder): Promise<Renderer> {
  const module = await compiled.module(program.renderer)
  if (isRenderer(module)) return module
  throw new TypeError('the renderer does not export what it should')
}

function noPages({ cwd, folder }: TemplateFolder): InputError {
  const message = 'found no page templates, expected .tsx files in pages/'
  return new InputError([{ severity: 'error', file: relative(cwd, folder) || folder, message }])
}
