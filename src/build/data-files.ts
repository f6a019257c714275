import { robotsTxt, securityTxt } from '../assets/root-files'
import { sitemapEntries, sitemapFiles } from '../assets/sitemap'
import { webManifest } from '../assets/web-manifest'
import type { OutputFile } from '../lib/output-file'
import { templateSources } from '../render/compile/template-folder'
import type { SiteParts } from './build-options'

/** Files generated from the site that are not pages. @throws InputError when the site definition throws */
export function* dataFiles(parts: Pick<SiteParts, 'site' | 'pages' | 'assets' | 'templates'>): Generator<OutputFile> {
  const { site, assets, templates } = parts
  yield* filesOfSite(site, templates)
  yield own('site.webmanifest', webManifest(site, assets))
  const { security, locale } = site.settings
  if (security !== undefined) yield own('.well-known/security.txt', securityTxt(security, site.address, locale))
  yield* forCrawlers(parts)
}

/** The files that the site definition publishes in addition to pages. */
function filesOfSite({ model }: SiteParts['site'], { definition, folder }: SiteParts['templates']): OutputFile[] {
  const source = templateSources(folder).site
  return Array.from(definition.files?.(model) ?? [], ({ path, content }) => ({ path, content, source }))
}

/**
 * The sitemap, which needs every page, and robots.txt. A sitemap must list at least one page, so a preview
 * has none; robots.txt still admits crawlers, which must read "noindex".
 */
function forCrawlers({ site, pages }: Pick<SiteParts, 'site' | 'pages'>): OutputFile[] {
  const entries = sitemapEntries(pages.map(({ page }) => page))
  if (entries.length === 0) return [own('robots.txt', robotsTxt(site.settings))]
  const urlOf = (name: string) => site.address(`/${name}`).url
  const sitemap = sitemapFiles(entries, urlOf).map(({ name, xml }) => own(name, xml))
  return [...sitemap, own('robots.txt', robotsTxt(site.settings, urlOf('sitemap.xml')))]
}

/** A file whose source is the program, in messages. */
function own(path: string, content: OutputFile['content']): OutputFile {
  return { path, content, source: 'build-site' }
}
