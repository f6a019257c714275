import { splitTarget } from '../content/rules/outbound'
import type { Entry } from '../content/schema/kinds'
import type { RedirectsData } from '../content/schema/redirects'
import type { Editor } from '../edit/editor'

/** The paths of the pages of a site, each with that of the page that it belongs to. */
export type PagesByPath = ReadonlyMap<string, string | undefined>

/** The pages of a site before and after some edits of its data. */
interface Moved {
  readonly before: PagesByPath
  readonly after: PagesByPath
  readonly redirects: Entry<RedirectsData>
  readonly edit: Editor
}

/**
 * Keeps old addresses alive after edits: the addresses of renamed or removed records are redirected, redirects to
 * removed pages lead to the nearest page, and redirects from pages that exist again are removed.
 * @returns what was changed, and which other addresses no longer exist, one line each
 */
export function redirectMoved(moved: Moved): string[] {
  const { before, after, redirects, edit } = moved
  const { file } = redirects.source
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const added = gone.flatMap((path) => addedFor(path, moved))
  const sources = new Set([...Object.keys(redirects.value), ...added.map(([from]) => from)])
  const led = Object.entries(redirects.value).flatMap(([from, to]) => {
    const { path } = splitTarget(to)
    return gone.includes(path) && !sources.has(path) ? [[from, nearest(path, moved)] as const] : []
  })
  const back = Object.keys(redirects.value).filter((path) => after.has(path) && !before.has(path))
  write([...added, ...led], back, redirects, edit)
  const others = gone.filter((path) => !sources.has(path))
  return [
    ...[...added, ...led].map(([from, to]) => `${file} redirects ${from} to ${to}`),
    ...back.map((path) => `${file} no longer redirects ${path}, which is a page again`),
    ...others.map((path) => `There is no page at ${path} any more: if other sites link to it, redirect it in ${file}`),
  ]
}

type Line = readonly [from: string, to: string]

/** The new target for the page of a renamed or removed record; undefined for any other page. */
function addedFor(path: string, moved: Moved): Line[] {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const { moves } = moved.edit
  if (!moves.has(slug)) return []
  const to = moves.get(slug)
  const renamed = path.slice(0, -slug.length) + to
  return [[path, to !== undefined && moved.after.has(renamed) ? renamed : nearest(path, moved)]]
}

/** What a page belonged to, or the nearest page above it. */
function nearest(path: string, { before, after }: Pick<Moved, 'before' | 'after'>): string {
  const list = before.get(path)
  if (list !== undefined && after.has(list)) return list
  const parent = path.slice(0, path.lastIndexOf('/'))
  if (parent === '') return '/'
  return after.has(parent) ? parent : nearest(parent, { before, after })
}

function write(lines: readonly Line[], back: readonly string[], redirects: Entry<RedirectsData>, edit: Editor): void {
  if (lines.length > 0 && !edit.isThere(redirects)) {
    const text = lines.map(([from, to]) => `${from}: ${to}\n`).join('')
    edit.createFile('redirects.yaml', `# yaml-language-server: $schema=schema/redirects.json\n${text}`)
    return
  }
  for (const [from, to] of lines) edit.set(redirects, [from], to)
  for (const path of back) edit.takeOut(redirects, [path])
}
