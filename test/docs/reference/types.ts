import { readFileSync } from 'node:fs'
import { code, page, table, words } from './markdown'

/** The types of templates, where each is declared. */
const shown = [
  [
    'SiteDefinition',
    'src/site/define-site.ts',
    'What `defineSite` takes, besides the fields of [DataRules](#datarules).',
  ],
  ['DataRules', 'src/content/source/read-data.ts', 'The fields of `defineSite` that are about the data.'],
  ['Settings', 'src/site/define-site.ts', 'What `settings` returns.'],
  ['ModelTools', 'src/site/define-site.ts', 'The second argument of `model`.'],
  ['SiteRule', 'src/site/define-site.ts', 'An entry of `rules`.'],
  ['Reviewed', 'src/site/define-site.ts', 'What `find` of a rule gets.'],
  ['SiteCommand', 'src/site/site-command.ts', 'An entry of `commands`.'],
  ['CommandCall', 'src/site/site-command.ts', 'What `run` of a command gets.'],
  ['PageModule', 'src/pages/page.ts', 'The default export of a file of `templates/pages/`.'],
  ['Page', 'src/pages/page.ts', 'An entry of what `pages` returns.'],
  ['Head', 'src/pages/head.ts', 'The `head` of a page.'],
  ['DocumentProps', 'src/pages/document.ts', 'What `templates/layout/document.tsx` gets.'],
  ['Assets', 'src/pages/document.ts', 'The `assets` of the layout.'],
  ['IconProps', 'src/pages/drawings.ts', 'What `templates/layout/icon.tsx` gets.'],
  ['ShareCardProps', 'src/pages/drawings.ts', 'What `templates/layout/share-card.tsx` gets.'],
  ['ShareCard', 'src/pages/drawings.ts', 'The `share` of a head.'],
  ['Picture', 'src/content/schema/image.ts', 'What the model gets for an `image()`.'],
] as const

export function typesPage(): string {
  return page(
    {
      title: 'Types of templates',
      description:
        'Every field of the types that templates use: the site definition, settings, pages, layout, commands, pictures.',
      order: 4,
    },
    [
      '`build-site` exports these types. [The site definition](/docs/data/yours/site-definition.md) explains how they are used.',
      ...shown.flatMap(([name, file, about]) => [
        `## ${name}`,
        about,
        table(['field', 'type', 'meaning'], fieldsOf(name, file)),
      ]),
    ],
  )
}

/** The fields of an interface, with what their comments say. */
function fieldsOf(name: string, file: string): string[][] {
  const source = readFileSync(file, 'utf8')
  const [, body = ''] =
    new RegExp(`^export interface ${name}\\b[^{]*(?:\\{\\}[^{]*)?\\{\\n(.*?)^\\}`, 'ms').exec(source) ?? []
  const member =
    /^ {2}(?:\/\*\*(.*?)\*\/\s*)?(?:readonly )?(\w+)(\??)(\(.*?\))?: (.*?)(?=\n {2}(?:\/\*\*|\w)|\n*$(?![\s\S]))/gms
  return [...body.matchAll(member)].map(([, comment = '', field = '', optional, parameters, type = '']) => [
    code(field + optional),
    code(
      `${parameters === undefined ? '' : `${parameters} => `}${type}`
        .replace(/\/\*\*.*?\*\/\s*/g, '')
        .replace(/ \| undefined$/, '')
        .replace(/\s+/g, ' '),
    ),
    words(
      comment
        .replace(/^\s*\*/gm, ' ')
        .replace(/@\w+.*$/s, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  ])
}
