import { type Content, isFolder, type Kind, recordsOf } from '../content/schema/kinds'
import { betterSlug } from '../content/schema/slug'
import { slugOf } from '../edit/slug-of'
import { startingFile } from '../edit/starting-file'
import { InputError } from '../lib/problem'
import type { CommandCall, SiteCommand } from './site-command'

/** `add <kind> <name>` for each kind that has several records. */
export function addCommands(content: Content): SiteCommand[] {
  return Object.entries(content).flatMap(([name, kind]) => (isFolder(kind) ? [addCommand(name, kind)] : []))
}

function addCommand(name: string, kind: Kind): SiteCommand {
  return {
    words: `add ${kind.one}`,
    description: `start a new file in data/${kind.name}`,
    arguments: [{ name: '<name>', description: 'its name or title, as visitors read it' }],
    options: [
      {
        flags: '--slug <slug>',
        description: 'its name in addresses; made from the name if omitted',
        expected: betterSlug,
      },
    ],
    help: `
Examples:
  build-site add ${kind.one} "Harbor Loom"

Exit status: 0 written, 1 the name is taken or the data is wrong, 2 the command line is wrong.`,
    run: (call) => add(name, kind, call),
  }
}

function add(name: string, kind: Kind, { args, options, data, locale, edit, refuse, today }: CommandCall): string {
  const title = (args[0] ?? '').trim().replace(/\s+/g, ' ')
  const slug = typeof options.slug === 'string' ? options.slug : slugOf(title, '-', locale)
  if (slug === undefined || betterSlug(slug) !== undefined) {
    return refuse('a name with letters or digits from which an address can be made; choose one yourself with --slug')
  }
  const others = recordsOf(data, name)
  const same = others.find((entry) => entry.slug === slug)
  if (same !== undefined) {
    const message = `found that the slug ${slug} is taken, expected another one for "${title}"; choose one with --slug`
    throw InputError.at(same.source.file, message)
  }
  const slugOfAny = (of: string) => recordsOf(data, of)[0]?.slug
  const created = edit.create(name, slug, startingFile(kind, { title, slug, today, like: others[0]?.value, slugOfAny }))
  return `Wrote ${created}

Next:
  replace every TODO in ${created}
  npx --no -- build-site
`
}
