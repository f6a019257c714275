import { join } from 'node:path'
import { expect } from 'vitest'
import { sha256 } from '../../src/content/sha256'
import { TextStore } from '../../src/output/cache/text-store'
import { OutputLedger } from '../../src/output/ledger/output-ledger'
import type { PlannedFile, SiteFile } from '../../src/output/output-file'
import type { PublishedFile } from '../../src/output/publish/manifest'
import type { Published } from '../../src/output/publish/publish'
import { isUntouched } from '../../src/output/publish/survey'
import { temporaryFolder, writeFiles } from './folder'
import { surveyOf } from './survey-of'

/** A template of pages. */
export const template = 'templates/pages/a.tsx'

/** A page, as it is planned. @param name the fingerprint of what it is made from */
export const page = (path: string, json: string, name?: string): PlannedFile => ({
  path,
  source: template,
  plan: { name, draft: () => ({ template, path, json, jsonLd: [] }) },
})

/** A file that was published. */
export const published = (path: string, text: string): PublishedFile => ({
  path,
  bytes: text.length,
  sha256: sha256(text),
})

/** A folder with two pages, and a ledger that knows them; `state` represents what all pages have in common. */
export async function opened(made: readonly SiteFile[] = pages) {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  const ledgers = join(folder, 'ledgers')
  const open = () => new OutputLedger<string>(new TextStore(ledgers, 5), out)
  await writeFiles(out, { 'a.html': 'A', 'b.html': 'B' })
  /** The paths of the pages that a ledger knows. */
  const known = async (pages: readonly SiteFile[], ledger = open(), state = 'one') => {
    const paths: string[] = []
    const { touched } = surveyOf(out, ledger.entries)
    for (const file of ledger.recognize(pages, state, touched)) {
      if ('known' in file) paths.push(file.path)
      else if ('make' in file) await file.make()
    }
    return paths
  }
  const isAsLeft = () => isUntouched(surveyOf(out, open().entries))
  const ledger = open()
  expect(await known(made, ledger)).toEqual([])
  return { out, open, known, isAsLeft, ledger, ledgers }
}

/** The pages of the folder. */
export const pages = [page('a.html', '{"a":1}'), page('b.html', '{"b":1}')]

/** The same as they were published. */
export const files = [published('a.html', 'A'), published('b.html', 'B')]

/** The result of publishing at a time, in milliseconds since 1970. */
export const by = (writtenBy: number, all = files, isRelinked = true): Published => {
  return { files: all, kept: new Set(), writtenBy, linkedBy: writtenBy, isRelinked }
}
