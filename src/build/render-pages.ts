import { setImmediate } from 'node:timers/promises'
import { batchesOf } from '../lib/batches-of'
import { inOrder } from '../lib/in-order'
import { sha256 } from '../lib/sha256'
import type { ShareImage } from '../pages/head'
import type { ListedPage } from '../pages/page'
import { pagePaths, type UrlForm } from '../pages/page-paths'
import { draftOf, type PageDraft } from '../render/print/page-draft'
import type { PagePrinter } from '../render/print/page-printer'
import { atOnce, manyTasks, type Pool } from './pool'
import type { PrintSetup } from './print-setup'
import type { KeptFile, SiteFile, Stage } from './stage'
import { printPages } from './worker'

/** How the pages of a site are rendered. */
export interface Rendering {
  readonly urls: UrlForm
  /** The share image of a page, by its path; undefined for a site without any. */
  readonly imageOf: (path: string) => ShareImage | undefined
  readonly setup: PrintSetup
  /** Renders in this thread. */
  readonly printer: PagePrinter
  /** Renders many pages in other threads. */
  readonly pool?: Pool | undefined
  /** Knows the pages that need not be rendered. */
  readonly stage?: Pick<Stage, 'keeps'> | undefined
}

/** A page, and whether its files are as they would be rendered. */
interface PageJob {
  readonly paths: readonly string[]
  readonly input: string
  readonly draft: PageDraft
  readonly kept: readonly KeptFile[] | undefined
}

/** In characters of JSON: how much a thread renders at a time, about ten milliseconds of work. */
const batchSize = 100_000

/** The files of all pages, in their order. Only pages whose input has changed are rendered. @throws InputError */
export async function* renderPages(pages: readonly ListedPage[], rendering: Rendering): AsyncGenerator<SiteFile> {
  const { setup, printer, pool } = rendering
  const threads = pool?.isParallel ? pool : undefined
  let toRender = 0
  const render = async (drafts: readonly PageDraft[]) => {
    toRender += drafts.length
    if (toRender >= manyTasks) threads?.start()
    const rendered = threads?.hasRoom ? await threads.render(setup, drafts) : undefined
    if (rendered !== undefined) return rendered
    // While all threads have enough to do, this one renders, too.
    const printed = await printPages(printer, drafts)
    // Lets the threads report that they have started, or are done.
    if (threads?.isRunning) await setImmediate()
    return printed
  }
  const batches = batchesOf(jobsOf(pages, rendering), batchSize, ({ draft }) => draft.json.length)
  const rendered = inOrder(batches, threads === undefined ? 1 : atOnce * threads.threads + 1, async (jobs) => {
    const drafts = jobs.filter(({ kept }) => kept === undefined).map(({ draft }) => draft)
    return { jobs, pages: drafts.length > 0 ? await render(drafts) : [] }
  })
  for await (const { jobs, pages } of rendered) {
    let next = 0
    for (const { kept, paths, input } of jobs) {
      if (kept !== undefined) yield* kept
      else {
        const page = pages[next++]
        if (page !== undefined) yield* paths.map((path) => ({ path, input, ...page }))
      }
    }
  }
}

function jobOf({ page, template }: ListedPage, { urls, imageOf, setup, stage }: Rendering): PageJob {
  const draft = draftOf({ page, template }, imageOf(page.address.path))
  const input = sha256(`${setup.hash} ${draft.template} ${draft.within ?? ''} ${draft.json}`)
  const paths = pagePaths(page.address.path, urls, page.isErrorPage)
  const kept = paths.flatMap((path): KeptFile[] => {
    const known = stage?.keeps(path, input)
    return known === undefined ? [] : [{ path, kept: known }]
  })
  return { paths, input, draft, kept: kept.length === paths.length ? kept : undefined }
}

function* jobsOf(pages: readonly ListedPage[], rendering: Rendering): Generator<PageJob> {
  for (const listed of pages) yield jobOf(listed, rendering)
}
