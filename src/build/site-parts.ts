import type { HashedAssets } from '../assets/assets'
import type { ShareImages } from '../assets/share/share-images'
import type { LoadedData } from '../content/load-data'
import type { HostName } from '../hosts/host-names'
import type { CopiedFile, LazyFile, OutputFile } from '../lib/output-file'
import type { ListedPage } from '../pages/page'
import type { UrlForm } from '../pages/page-paths'
import type { Shard } from '../pages/shard'
import type { Templates } from '../render/compile/templates'
import type { Site } from '../site/site'

/** What the content of the output folder is made from. */
export interface SiteParts {
  readonly site: Site
  readonly redirects: LoadedData['redirects']
  readonly templates: Templates
  readonly pages: readonly ListedPage[]
  readonly assets: HashedAssets
  readonly share: ShareImages
  /** Those in the data; none when omitted. */
  readonly images?: readonly LazyFile[]
  readonly staticFiles: readonly (OutputFile | CopiedFile)[]
  readonly urls: UrlForm
  readonly hosts: readonly HostName[]
  /** Whether hosts are to send compressed copies. */
  readonly precompress: boolean
  /** The shard to write; the whole site when undefined. */
  readonly shard?: Shard | undefined
}
