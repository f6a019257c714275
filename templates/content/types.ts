import type { DataOf, DataReading } from 'build-site'
import type { content } from '.'

/** The data of the site, each file valid on its own. */
export type Data = DataOf<typeof content>
/** What the checks of the site read. */
export type Reading = DataReading<typeof content>
