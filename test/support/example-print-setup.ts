import { join } from 'node:path'
import type { PageFile } from '../../src/output/output-file'
import { planSite } from '../../src/output/plan/plan-site'
import { draftOf } from '../../src/output/print/page-draft'
import { PagePrinter } from '../../src/output/print/page-printer'
import { PageRenderer } from '../../src/output/print/page-renderer'
import { pageSettings } from '../../src/output/print/page-settings'
import { BuildWorker } from '../../src/output/worker/build-worker'
import type { PrintSetup } from '../../src/output/worker/stage-in-thread'
import { startWorker } from '../../src/output/worker/start-worker'
import { compileThread } from './compile-thread'
import { exampleImage } from './example-assets'

const cwd = process.cwd()
const project = { root: cwd, cwd, packageRoot: cwd, data: join(cwd, 'data'), siteUrl: undefined, strict: false }

/** What is needed to print pages, and some pages. */
interface ExamplePrintSetup extends Omit<PrintSetup, 'worker' | 'isBusy'> {
  /** Starts a worker. @param program another one than that of a build */
  readonly start: (program?: URL) => BuildWorker
  /** The pages of the site, each under both of its names. */
  readonly pages: readonly PageFile[]
}

/** Prepares to print the pages of the real site. @param folder for the compiled program of the worker */
export async function examplePrintSetup(folder: string): Promise<ExamplePrintSetup> {
  const program = await compileThread('test/support/worker-thread.ts', folder)
  const plan = await planSite(project, () => undefined)
  const settings = pageSettings(plan)
  return {
    start: (other = program) => new BuildWorker(startWorker(other)),
    pageCount: plan.pages.length,
    data: { templates: plan.templates.plain(), settings, folder: join(cwd, 'templates'), cwd, packageRoot: cwd },
    pages: plan.pages.flatMap((listed, number) => {
      const draft = draftOf(listed, exampleImage(plan.site))
      const source = draft.template
      return [`page${number}.html`, `page${number}/index.html`].map((path) => ({ path, source, draft }))
    }),
    printer: new PagePrinter(new PageRenderer(plan.templates, settings)),
  }
}
