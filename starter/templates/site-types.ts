import type * as program from 'build-site'
import type { Frame, Site } from './model'

/* The types of build-site, filled in for this site. */

/** What a file in pages/ exports. `Props` are the data that its pages show. */
export type PageModule<Props> = program.PageModule<Props, Site, Frame>
/** The props of the layout. */
export type DocumentProps = program.DocumentProps<Frame>
