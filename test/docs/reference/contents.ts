import { readFileSync } from 'node:fs'
import glob from 'fast-glob'
import { parse } from 'yaml'
import * as z from 'zod'
import { chapters } from '../../../docs/templates/content'

const fields = z.object({ title: z.string(), description: z.string(), order: z.number() })

/** What those see who open the folder of the documentation in a repository: every page by chapter. */
export function contentsPage(): string {
  const parts = Object.entries(chapters).map(([name, title]) => {
    const pages = glob.sync(`docs/data/${name}/*.md`).map((path) => ({ path, ...fieldsOf(path) }))
    const lines = pages
      .sort((a, b) => a.order - b.order)
      .map((page) => `- [${page.title}](${page.path.replace('docs/', '')}): ${page.description}`)
    return `## ${title}\n\n${lines.join('\n')}`
  })
  return `<!-- npm run docs:reference writes this file. -->

# Documentation of build-site

The documentation is a site that build-site builds. Read its pages here, or with menu and search at http://localhost:3000:

\`\`\`sh
npx build-site dev --root docs
\`\`\`

${parts.join('\n\n')}
`
}

function fieldsOf(path: string): z.output<typeof fields> {
  const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(path, 'utf8')) ?? []
  return fields.parse(parse(front))
}
