import type { FingerprintOf } from '../../content/fingerprints'
import type { Domain, DomainList } from '../../content/site/types'
import { batchesOf } from '../batches-of'

/** The price list in batches, none of which has domains of two groups. */
export function* domainBatches({ groups }: Pick<DomainList, 'groups'>): Generator<readonly Domain[]> {
  for (const { domains } of groups) yield* batchesOf(domains)
}

/** Fingerprints of what each batch is made from; undefined where only its content identifies it. */
export function namesOfBatches(
  list: Pick<DomainList, 'groups'>,
  fingerprintOf: FingerprintOf,
): readonly (string | undefined)[] {
  return Array.from(domainBatches(list), fingerprintOf)
}
