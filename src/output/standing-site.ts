import { lstatSync, readFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { remove } from 'fs-extra/esm'
import { sealOf } from '../content/source/data-seal'
import { linksOut } from '../content/source/links-out'
import type { BuildOptions, BuildResult } from './build'
import { entriesBelow } from './entries-below'
import { KeptTemplates } from './kept-templates'
import type { OutputLedger } from './output-ledger'
import type { SitePlan } from './plan-site'
import { sha256 } from './sha256'
import { takeTurn } from './take-turn'
import { templateFolder } from './template-folder'

/** What a build told, but for its times. */
export type BuildReport = Omit<BuildResult, 'steps' | 'milliseconds'>

/** A build as it is remembered. */
export interface LastBuild {
  /** Names everything that it was made from: data, templates, options, program. */
  readonly inputs: string
  /** Address of the home page, `/base/`. */
  readonly baseHref: string
  /** In milliseconds since 1970. */
  readonly began: number
  readonly report: BuildReport
}

/** What a build is made from, as far as its plan says. */
type PlannedInputs = Pick<SitePlan, 'site' | 'templates'> & { readonly dataSeal: string }

/** The site that stands in the output folder: where nothing changed that it was made from, it need not be built again. */
export class StandingSite {
  readonly #options: BuildOptions
  readonly #began = Date.now()

  /** @param options whose output folder is named without links */
  constructor(options: BuildOptions) {
    this.#options = options
  }

  /**
   * What the last build told, where this one would make the same and nobody touched what that one made.
   *
   * @param onWait told of the process of another build that is waited for
   */
  async report(ledger: OutputLedger<LastBuild>, onWait: (pid: number) => void): Promise<BuildReport | undefined> {
    const last = ledger.about
    if (last === undefined || last.inputs !== (await this.#inputsNow(last))) return undefined
    const { out } = this.#options
    const beside = await takeTurn(out, { onWait })
    try {
      if (!ledger.isUntouched()) return undefined
      // The time of the folder says when the site was built.
      await utimes(out, new Date(), new Date())
      return last.report
    } finally {
      await remove(beside.building)
    }
  }

  /** The build that has just been made, to be remembered. Undefined where templates changed meanwhile. */
  built({ site, templates, dataSeal }: PlannedInputs, report: BuildReport): LastBuild | undefined {
    const began = this.#began
    const inputs = this.#inputs(dataSeal, templates.code, began)
    return inputs === undefined ? undefined : { inputs, baseHref: site.addresses.home.href, began, report }
  }

  async #inputsNow({ baseHref, began }: LastBuild): Promise<string | undefined> {
    const { data, cwd } = this.#options
    try {
      const seal = await sealOf(data, cwd, began)
      if (seal === undefined || (await linksOut(data, cwd)).length > 0) return undefined
      const templates = new KeptTemplates(templateFolder(this.#options), baseHref).read()
      return templates && this.#inputs(seal, templates.bundle.code, began)
    } catch {
      // Whatever is wrong, the build finds it and says so.
      return undefined
    }
  }

  #inputs(dataSeal: string, code: string, since: number): string | undefined {
    const templates = sealBelow(join(this.#options.root, 'templates'), since)
    // The name of the compiled program tells its sources.
    const program = [import.meta.url, process.version]
    return templates && sha256(JSON.stringify([program, this.#options, dataSeal, code, templates]))
  }
}

/** Names all files below a folder and what is in them; undefined where one has changed since, or is no file. */
function sealBelow(folder: string, since: number): string | undefined {
  const found = entriesBelow(folder).filter(({ entry }) => !entry.isDirectory())
  const files = found.map(({ path }) => ({ path, stats: lstatSync(join(folder, path)) }))
  if (files.some(({ stats }) => !stats.isFile() || stats.mtimeMs >= since)) return undefined
  const hashes = files.map(({ path }) => [path, sha256(readFileSync(join(folder, path)))])
  return sha256(JSON.stringify(hashes.sort()))
}
