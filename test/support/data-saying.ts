import type { Data } from '../../src/content/source/data'
import { parseSource, type Source } from '../../src/content/source/source'
import { dataWith } from './rendered-site'

/** The source of a data file with this text. */
export function sourceOf(file: string, text: string): Source {
  const parsed = parseSource(file, text)
  if ('problems' in parsed) throw new Error(`${file} cannot be read`)
  return parsed.source
}

/** The real data with this text on the contact page. */
export function contactSaying(text: string): Promise<Data> {
  return dataWith(({ contact }) => ({
    contact: { ...contact, source: sourceOf('data/contact.yaml', `lead: fine\ntopics:\n  - ${text}\n`) },
  }))
}
