import { readFileSync } from 'node:fs'
import glob from 'fast-glob'
import { page } from './markdown'

/** The folders of the program, and what their messages are about. */
const rooms = [
  ['Data files', 'src/content'],
  ['Templates', 'src/{render,pages,site}'],
  ['Pictures and files', 'src/assets'],
  ['Edits', 'src/edit'],
  ['Check', 'src/check'],
  ['Build, hosts, command line', 'src/{build,hosts,cli,init,dev,preview,server,lib}'],
] as const

/** A message in the sources: what was found and what is expected, in one literal. */
const literal = /(['`])((?:found|missing)(?:(?!\1)[^\n\\]|\\.)*?\bexpected(?:(?!\1)[^\n\\]|\\.)*?)\1/g

export async function messagesPage(): Promise<string> {
  const sections = await Promise.all(
    rooms.map(async ([title, folder]) => {
      const files = (await glob(`${folder}/**/*.{ts,tsx}`)).sort()
      const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(literal)])
      const messages = new Set(found.map(([, , text = '']) => readable(text)).filter(saysSomething))
      return [`## ${title}`, `\`\`\`text\n${[...messages].sort().join('\n')}\n\`\`\``]
    }),
  )
  return page(
    {
      title: 'All messages',
      description:
        'The messages of the program about data, templates, hosts and the command line, as they stand in its sources.',
      order: 8,
    },
    [
      'These are the messages of the program that say in one sentence what was found and what is expected. `…` stands for what depends on your site. The file, the line and the field precede them. [What messages mean](/docs/data/reference/messages.md) explains some of them.',
      ...sections.flat(),
    ],
  )
}

/** Whether it is more than a pattern for others, and no part of one. */
function saysSomething(message: string): boolean {
  const said = message.replace(/found|expected|missing/g, '').match(/\p{L}{2,}/gu) ?? []
  return said.length > 2 && !message.includes('${') && !message.endsWith('expected')
}

/** A literal as people read it. */
function readable(text: string): string {
  return text.replace(/\$\{(?:[^{}]|\{[^{}]*\}|\$\{[^{}]*\})*\}/g, '…').replace(/\\(.)/g, '$1')
}
