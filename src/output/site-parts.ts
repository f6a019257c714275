import type { Site } from '../content/site/types'
import type { Templates } from './compile/templates'
import type { HashedAssets } from './files/assets'
import type { HashOfBatch } from './files/domain-data'
import type { KnownForms } from './minify/page-minifier'
import type { OutputFile } from './output-file'
import type { UrlForm } from './page-paths'
import type { ListedPage } from './plan/list-pages'
import type { ShareImages } from './share/share-images'

/** What the files of a site are made from. */
export interface SiteParts {
  readonly site: Site
  readonly templates: Templates
  readonly pages: readonly ListedPage[]
  readonly assets: HashedAssets
  readonly share: ShareImages
  readonly staticFiles: readonly OutputFile[]
  readonly urls: UrlForm
  /** Knows hashes of the price list from an earlier build. */
  readonly hashOfDomains?: HashOfBatch | undefined
  /** Keeps minified forms between builds. */
  readonly forms?: KnownForms
}
