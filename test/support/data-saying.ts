import { sourceOf } from './parsed-text'
import { dataWith } from './rendered-site'
import type { Data } from './site-from'

/** The real data with this text on the contact page. */
export function contactSaying(text: string): Promise<Data> {
  return dataWith(({ contact }) => ({
    contact: { ...contact, source: sourceOf('data/contact.yaml', `lead: fine\ntopics:\n  - ${text}\n`) },
  }))
}
