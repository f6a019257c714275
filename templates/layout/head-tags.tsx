import { type HeadEntry, inlineJson } from 'build-site'

/** Maps the entries of a head to elements, and does nothing else. */
export function HeadTags({ entries }: { readonly entries: readonly HeadEntry[] }) {
  return entries.map((entry) => <HeadTag key={JSON.stringify(entry)} entry={entry} />)
}

function HeadTag({ entry }: { readonly entry: HeadEntry }) {
  if (entry.tag === 'title') return <title>{entry.text}</title>
  if (entry.tag === 'script') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script, see inlineJson
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(entry.json) }} />
  }
  const { tag: Tag, attributes } = entry
  return <Tag {...attributes} />
}
