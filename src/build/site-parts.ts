import type { ShareImages } from '../assets/share/share-images'
import type { BuildOptions } from './build-options'
import type { SitePlan } from './plan/plan-site'

/** What is known about a site at this point. */
type Planned = Pick<SitePlan, 'site' | 'redirects' | 'templates' | 'pages' | 'assets' | 'staticFiles'>

/** How it is written. */
type Written = Pick<BuildOptions, 'urls' | 'hosts' | 'precompress' | 'shard'>

/** What the content of the output folder is made from. Images are those in the data. */
export interface SiteParts extends Planned, Written, Partial<Pick<SitePlan, 'images'>> {
  readonly share: ShareImages
}
