import { readFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import type { Site } from '../../content/site/types'
import type { DataCache } from '../../content/source/data-cache'
import { hashAll, sealOf } from '../../content/source/data-seal'
import { discoverOnce, linksOutOnce, lookOnce } from '../../content/source/discover-once'
import { filesBelow } from '../../content/source/entries-below'
import type { BuildOptions, BuildResult } from '../build'
import { KeptTemplates } from '../compile/kept-templates'
import { type PlainTemplates, plainTemplates } from '../compile/plain-templates'
import { templateFolder } from '../compile/template-folder'
import type { Templates } from '../compile/templates'
import { programName } from '../program-name'

/** What a build reported, except its times. */
export type BuildReport = Omit<BuildResult, 'steps' | 'milliseconds'>

/** A build as it is remembered. */
export interface LastBuild {
  /** Fingerprint of everything that it was made from: data, templates, options, program. */
  readonly inputs: string
  /** Address of the home page, `/base/`. */
  readonly baseHref: string
  readonly report: BuildReport
}

/** What a build is made from, as far as its plan knows. */
export interface PlannedInputs {
  readonly site: Pick<Site, 'addresses'>
  readonly templates: Pick<Templates, 'plain'>
  /** Fingerprint of the data. */
  readonly dataSeal: string
}

/** Fingerprint of everything that compiled templates make: pages, styles, script, fonts. */
function namesOf({ code, script, fonts }: PlainTemplates): string {
  return sha256(JSON.stringify([code, script, fonts]))
}

/** In data files: every site with a ledger, thus with at least two hundred pages, has more. */
const few = 100

/** The site in the output folder: where nothing that it was made from has changed, it need not be built again. */
export class StandingSite {
  readonly #options: BuildOptions
  /** Of the templates' folder, taken before anything in it is read: what changes later is noticed by the next build. */
  readonly #templates: string | undefined
  readonly #cache: DataCache

  /** @param options whose output folder is named without links; `cache` is for what is read of the data */
  constructor(options: BuildOptions, cache: DataCache) {
    this.#options = options
    this.#cache = cache
    this.#templates = isSmall(options.data, cache) ? undefined : sealBelow(join(options.root, 'templates'))
  }

  /**
   * The report of the last build, where this one would make the same and nobody has touched the output.
   *
   * @param isUntouched whether the output folder is as the last build left it
   */
  async report(last: LastBuild, isUntouched: () => Promise<boolean>): Promise<BuildReport | undefined> {
    if (last.inputs !== (await this.#inputsNow(last)) || !(await isUntouched())) return undefined
    await this.#cache.memory.writeHashes()
    const now = new Date()
    // The time of the folder says when the site was built.
    await utimes(this.#options.out, now, now)
    return last.report
  }

  /** The build that was just made, to be remembered. Undefined where it cannot be told what it was made from. */
  built({ site, templates, dataSeal }: PlannedInputs, report: BuildReport): LastBuild | undefined {
    const inputs = this.#inputs(dataSeal, templates.plain())
    return inputs === undefined ? undefined : { inputs, baseHref: site.addresses.home.href, report }
  }

  async #inputsNow({ baseHref }: LastBuild): Promise<string | undefined> {
    const { data, cwd } = this.#options
    const cache = this.#cache
    const { hashes } = cache.memory
    try {
      // First, for a link may lead anywhere.
      if ((await linksOutOnce(data, cwd, cache)).length > 0) return undefined
      const files = discoverOnce(data, cwd, cache)
      hashAll(files, hashes)
      const templates = new KeptTemplates(templateFolder(this.#options), baseHref).read()
      return templates && this.#inputs(sealOf(files, hashes), plainTemplates(templates))
    } catch {
      // Whatever is wrong, the build that follows reports it.
      return undefined
    }
  }

  #inputs(dataSeal: string, templates: PlainTemplates): string | undefined {
    if (this.#templates === undefined) return undefined
    return sha256(JSON.stringify([programName, this.#options, dataSeal, namesOf(templates), this.#templates]))
  }
}

/** Whether a site has so few files that comparing takes as long as building. */
function isSmall(dataFolder: string, cache: DataCache): boolean {
  try {
    return lookOnce(dataFolder, cache).entries < few
  } catch {
    return true
  }
}

/** Fingerprint of all files below a folder; undefined where something is neither file nor folder, or does not exist. */
function sealBelow(folder: string): string | undefined {
  try {
    const found = filesBelow(folder)
    if (!found.every(({ entry }) => entry.isFile())) return undefined
    const hashes = found.map(({ path }) => [path, sha256(readFileSync(join(folder, path)))])
    return sha256(JSON.stringify(hashes.sort()))
  } catch {
    return undefined
  }
}
