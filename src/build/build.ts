import { join } from 'node:path'
import { misplacedRootFiles } from '../assets/root-files'
import { drawShareImages } from '../assets/share/share-images'
import { DataCache } from '../content/source/data-cache'
import { requireFolder } from '../content/source/require-folder'
import { beyondLimits } from '../hosts/host-limits'
import { ownFolders, programFiles } from '../lib/program-files'
import { Stopwatch } from '../lib/stopwatch'
import { Store } from '../lib/store'
import { manifestName, pagesInShard } from '../pages/shard'
import { compileTemplates } from '../render/compile/compile-templates'
import { isOnDisk } from '../render/compile/compiled-templates'
import { templateFolder } from '../render/compile/template-folder'
import type { BuildOptions, BuildReport, BuildResult } from './build-options'
import { hashOfInputs, hashOfKnownTemplates, hashOfTemplates } from './inputs'
import { withLock } from './lock'
import { outputFiles } from './output-files'
import { requireOwnFolder } from './output-folder'
import { idleRedirects } from './plan/check-redirects'
import { planPages, readSite, refuseWarnings } from './plan/plan-site'
import { sharedTexts } from './plan/shared-texts'
import { Pool } from './pool'
import { publishedSizes } from './precompress'
import { siteModules } from './print-setup'
import { type BuildState, isUntouched, readState, writeState } from './state'
import type { WorkFolders } from './work-folders'
import { markBuilt, writeOutput } from './writer'

/**
 * Builds the site: reads the data, compiles the templates, renders the pages that have changed, and replaces the old
 * output once everything has succeeded. An unchanged site is left as it is.
 *
 * @throws InputError when data or templates are invalid; the output folder is then left unchanged
 */
export async function build(options: BuildOptions, onStep: (name: string) => void): Promise<BuildResult> {
  const { root, data, force, packageRoot } = options
  const watch = new Stopwatch(onStep)
  const precious = { root, sources: [data, join(root, 'templates'), ...ownFolders(packageRoot)] }
  const out = await requireOwnFolder(options.out, precious, force)
  const onWait = (pid: number) => onStep(`wait for another build of this folder (process ${pid})`)
  const report = await withLock(out, { onWait }, (folders) => buildInto({ ...options, out }, folders, watch))
  return { ...report, ...watch.stop() }
}

/** The pipeline: load, model, pages, render what changed, write. */
async function buildInto(options: BuildOptions, folders: WorkFolders, watch: Stopwatch): Promise<BuildReport> {
  const { out, packageRoot, strict, hosts, shard, force } = options
  const store = new Store(programFiles(packageRoot).store)
  const state = readState(store, out)
  const inputs = hashOfInputs(options)
  watch.start('compare with the last build')
  const last = reportIfFresh(options, state, inputs)
  if (last !== undefined) return last

  watch.start('compile templates')
  await requireFolder(options.data, options.cwd)
  const templates = await compileTemplates(templateFolder(options))
  const pool = new Pool(isOnDisk(templates.compiled) ? options.worker : undefined)
  try {
    watch.start('read data')
    const cache = new DataCache(store, options.data, templates.compiled.schemas)
    const readAhead = pool.readAhead(siteModules(options, templates), templates.definition)
    const plan = await planPages(options, templates, await readSite(options, templates, cache, readAhead))
    const problems = [
      ...plan.problems,
      ...idleRedirects(plan.redirects, hosts),
      ...sharedTexts(plan.pages, plan.dataFilesOf),
      ...misplacedRootFiles(plan.site),
    ]
    refuseWarnings(problems, strict)

    watch.start('draw share images')
    const share = await drawShareImages(plan, options, watch.onStep)

    watch.start('render and write')
    const parts = { ...options, ...plan, share }
    const writing = { out, folders, state, pool, force, manifest: manifestName(shard) }
    const files = await writeOutput((stage) => outputFiles(parts, { stage, pool, watch }), writing)

    const sized = Array.from(files, ([path, { bytes }]) => ({ path, bytes }))
    const report = {
      routes: pagesInShard(plan.pages, shard).map(({ page }) => page.address.path),
      ...publishedSizes(files, options.precompress),
      problems: [...problems, ...beyondLimits(hosts, sized, options)],
    }
    await writeState(store, out, {
      last: { inputs, templates: hashOfTemplates(templates.compiled), report },
      files,
    })
    return report
  } finally {
    await pool.end()
  }
}

/** The report of the last build, if this one would produce the same and the output has not been modified. */
function reportIfFresh(
  options: BuildOptions,
  { last, files }: BuildState,
  inputs: string | undefined,
): BuildReport | undefined {
  const { out } = options
  if (last === undefined || inputs === undefined || last.inputs !== inputs) return undefined
  if (hashOfKnownTemplates(options) !== last.templates || !isUntouched(out, files)) return undefined
  markBuilt(out)
  return last.report
}
