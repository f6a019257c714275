import { sha256 } from '../../content/sha256'
import type { BuildOptions } from '../build-options'
import type { HashOfBatch } from '../files/domain-data'
import { isCompiled, programId } from '../program-id'
import { domainHashes } from './page-stores'
import { PersistentMap } from './persistent-map'

/** Names of the batches of a price list, in their order, see `namesOfBatches`. */
type BatchNames = readonly (string | undefined)[]

/**
 * In batches of domains, of which a small site has one for each group: to look at these takes less time than to remember
 * what was seen.
 */
const few = 3

/** Undefined where there are few domains, or nothing can be known of them. */
export function domainHashesFor(
  names: BatchNames,
  { packageRoot, data }: Pick<BuildOptions, 'packageRoot' | 'data'>,
): DomainHashes | undefined {
  // Of a program that is not compiled, another one may have the same name.
  return isCompiled && names.length > few ? new DomainHashes(packageRoot, data, names) : undefined
}

/**
 * Knows the hashes of batches of domains from the last build, by the names of what they are made from: to see what is told
 * of ten thousand domains takes a fortieth of a build that changes one of them.
 */
export class DomainHashes {
  readonly #names: BatchNames
  readonly #known: PersistentMap<string>

  constructor(packageRoot: string, dataFolder: string, names: BatchNames) {
    this.#names = names
    this.#known = new PersistentMap(domainHashes(packageRoot), sha256(JSON.stringify([programId, dataFolder])))
  }

  readonly hashOf: HashOfBatch = (place, make) => {
    const name = this.#names[place]
    return name === undefined ? make() : this.#known.findOr(name, make)
  }

  /** Keeps the hashes of this build. */
  write(): Promise<void> {
    return this.#known.write()
  }
}
