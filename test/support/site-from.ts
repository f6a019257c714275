import { resolve } from 'node:path'
import { crossCheck as crossCheckBy } from '../../src/content/checks/cross-check'
import { loadData as loadDataBy, type ReadAhead } from '../../src/content/load-data'
import type { Data as AnyData, Entry } from '../../src/content/schema/kinds'
import type { RedirectsData } from '../../src/content/schema/redirects'
import { DataCache } from '../../src/content/source/data-cache'
import { type DataFile, discoverData as discoverDataBy } from '../../src/content/source/discover'
import { type DataReading, readData as readDataBy } from '../../src/content/source/read-data'
import type { Problem } from '../../src/lib/problem'
import type { SiteDefinition } from '../../src/site/define-site'
import { type Site as AnySite, buildSite as buildAnySite } from '../../src/site/site'
import type { Reading, Data as SiteData } from '../../templates/content'
import type { Site } from '../../templates/model/types'
import definition from '../../templates/site'

/* The program, with the site definition of this project: what tests of it would otherwise repeat. */

export { definition }

/** The data of this site, with the files that others may leave out. */
export type Data = SiteData & {
  readonly domains: NonNullable<SiteData['domains']>
  readonly contact: NonNullable<SiteData['contact']>
  readonly redirects: Entry<RedirectsData>
}

/** The site as the program knows it. */
export function siteOf(data: Data, siteUrl?: string): AnySite {
  const { redirects, ...held } = data
  return buildAnySite(definition, { data: held, redirects }, { siteUrl })
}

/** What page templates are given. */
export function modelOf(data: Data, siteUrl?: string) {
  return wholeSite(partsOf(data, siteUrl))
}

function partsOf(data: Data, siteUrl?: string): Site
function partsOf(data: Data, siteUrl?: string): object {
  return siteOf(data, siteUrl).model
}

/** A site with what others may leave out. */
export type WholeSite = ReturnType<typeof wholeSite>

/** Returns a site as one with a price list and a contact page; throws without one of them. */
export function wholeSite(site: Site) {
  const { domains, contact, addresses } = site
  if (domains === undefined || contact === undefined) throw new Error('there is no price list or no contact page')
  return {
    ...site,
    domains,
    contact,
    addresses: { ...addresses, domains: domains.address, contact: contact.address },
  }
}

/** Reads a data folder. @param cwd file names in problems are relative to this folder */
export async function loadData(
  folder: string,
  cwd: string,
  cache?: DataCache,
  readAhead?: ReadAhead,
): Promise<{ data: Data; problems: readonly Problem[] }> {
  const { data, redirects, problems } = await loadDataBy({ folder, cwd }, definition, cache, readAhead)
  return { data: ofSite(data, redirects), problems }
}

function ofSite(data: AnyData, redirects: Entry<RedirectsData>): Data
function ofSite(data: AnyData, redirects: Entry<RedirectsData>): AnyData {
  return { ...data, redirects }
}

/** The files of a data folder. */
export function discoverData(folder: string, cwd: string) {
  return discoverDataBy(folder, cwd, definition.content)
}

/** Reads the files of a data folder. */
export function readData(folder: string, cwd: string, files: readonly DataFile[], cache?: DataCache): Reading
export function readData(
  folder: string,
  cwd: string,
  files: readonly DataFile[],
  cache = new DataCache(),
): DataReading {
  return readDataBy({ folder, cwd, content: definition.content }, files, cache)
}

/** All mistakes that no single file reveals. */
export function crossCheck(reading: Reading): Problem[] {
  return crossCheckBy(reading, definition)
}

/** The kinds of content of this site. */
export const content: SiteDefinition['content'] = definition.content

/** Where the data of this project is. */
export const realFolder = resolve('data')
