import { readFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../content/sha256'
import type { Site } from '../../content/site/types'
import type { DataCache } from '../../content/source/data-cache'
import { fingerprintFiles, hashAll } from '../../content/source/data-fingerprint'
import { discoverOnce, linksOutOnce } from '../../content/source/discover-once'
import { filesBelow } from '../../content/source/entries-below'
import type { BuildOptions, BuildResult } from '../build-options'
import { type PlainTemplates, plainTemplates } from '../compile/plain-templates'
import { TemplateCache } from '../compile/template-cache'
import { templateFolder } from '../compile/template-folder'
import type { Templates } from '../compile/templates'
import { programId } from '../program-id'

/** What a build reports, except for timings. */
export type BuildReport = Omit<BuildResult, 'steps' | 'milliseconds'>

/** What is remembered about a build. */
export interface LastBuild {
  /** Fingerprint of all inputs: data, templates, options, program. */
  readonly inputs: string
  /** Address of the home page, `/base/`. */
  readonly baseHref: string
  readonly report: BuildReport
}

/** The inputs of a build, as far as its plan knows them. */
export interface PlannedInputs {
  readonly site: Pick<Site, 'addresses'>
  readonly templates: Pick<Templates, 'plain'>
  /** Fingerprint of the data. */
  readonly dataFingerprint: string
}

/** Fingerprint of everything that compiled templates produce: pages, styles, script, fonts. */
function templatesFingerprint({ code, script, fonts }: PlainTemplates): string {
  return sha256(JSON.stringify([code, script, fonts]))
}

/** Checks whether the site in the output folder needs to be rebuilt: not if none of its inputs have changed. */
export class FreshnessCheck {
  readonly #options: BuildOptions
  /**
   * Fingerprint of the templates folder, taken before anything in it is read, so that the next build notices later
   * changes.
   */
  readonly #templates: string | undefined
  readonly #cache: DataCache

  /**
   * @param options with the real path of the output folder
   * @param cache for what is read from the data folder
   */
  constructor(options: BuildOptions, cache: DataCache) {
    this.#options = options
    this.#cache = cache
    this.#templates = fingerprintBelow(join(options.root, 'templates'))
  }

  /**
   * The report of the last build, if this one would produce the same and the output has not been modified.
   *
   * @param isUntouched whether the output folder is as the last build left it
   */
  async reportIfFresh(last: LastBuild, isUntouched: () => Promise<boolean>): Promise<BuildReport | undefined> {
    if (last.inputs !== (await this.#inputsNow(last)) || !(await isUntouched())) return undefined
    await this.#cache.memory.writeHashes()
    const now = new Date()
    // The folder's mtime shows when the site was built.
    await utimes(this.#options.out, now, now)
    return last.report
  }

  /** The build that has just finished, to be remembered. Undefined if its inputs cannot be determined. */
  remembered({ site, templates, dataFingerprint }: PlannedInputs, report: BuildReport): LastBuild | undefined {
    const inputs = this.#inputs(dataFingerprint, templates.plain())
    return inputs === undefined ? undefined : { inputs, baseHref: site.addresses.home.href, report }
  }

  async #inputsNow({ baseHref }: LastBuild): Promise<string | undefined> {
    const { data, cwd } = this.#options
    const cache = this.#cache
    const { hashes } = cache.memory
    try {
      // Checked first, because a link may lead anywhere.
      if ((await linksOutOnce(data, cwd, cache)).length > 0) return undefined
      const files = discoverOnce(data, cwd, cache)
      if (hashAll(files, hashes).isChanged) return undefined
      const templates = new TemplateCache(templateFolder(this.#options), baseHref).read()
      return templates && this.#inputs(fingerprintFiles(files, hashes), plainTemplates(templates))
    } catch {
      // Whatever is wrong, the following build reports it.
      return undefined
    }
  }

  #inputs(dataFingerprint: string, templates: PlainTemplates): string | undefined {
    if (this.#templates === undefined) return undefined
    return sha256(
      JSON.stringify([programId, this.#options, dataFingerprint, templatesFingerprint(templates), this.#templates]),
    )
  }
}

/**
 * Fingerprint of all files below a folder; undefined if it does not exist or contains anything but files and folders.
 */
function fingerprintBelow(folder: string): string | undefined {
  try {
    const found = filesBelow(folder)
    if (!found.every(({ entry }) => entry.isFile())) return undefined
    const hashes = found.map(({ path }) => [path, sha256(readFileSync(join(folder, path)))])
    return sha256(JSON.stringify(hashes.sort()))
  } catch {
    return undefined
  }
}
