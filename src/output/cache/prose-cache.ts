import { sha256 } from '../../content/sha256'
import { type Prose, type RenderMarkdown, renderMarkdown } from '../../content/site/markdown'
import { programId } from '../program-id'
import { legalProse } from './page-stores'
import { PersistentMap } from './persistent-map'

/** Renders the legal texts of a data folder, but for those that the last build has rendered: a twentieth of a build of forty pages. */
export class ProseCache {
  readonly #known: PersistentMap<Prose>

  constructor(packageRoot: string, dataFolder: string) {
    this.#known = new PersistentMap(legalProse(packageRoot), sha256(JSON.stringify([programId, dataFolder])))
  }

  readonly render: RenderMarkdown = (text, href) => {
    // Addresses differ by what stands before all of them.
    const key = sha256(JSON.stringify([href('/'), text]))
    return this.#known.findOr(key, () => renderMarkdown(text, href))
  }

  /** Keeps the texts of this build. */
  write(): Promise<void> {
    return this.#known.write()
  }
}
