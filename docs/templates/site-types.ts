import type * as program from 'build-site'
import type { Frame, Site } from './model'

/** What a file in pages/ exports. */
export type PageModule<Props> = program.PageModule<Props, Site, Frame>
/** What the layout is given. */
export type DocumentProps = program.DocumentProps<Frame>
