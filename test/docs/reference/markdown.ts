import { stringify } from 'yaml'

/** What a page of the reference is. */
interface PageParts {
  readonly title: string
  readonly description: string
  readonly order: number
}

/** A Markdown file of the documentation that is written by this program. */
export function page(fields: PageParts, parts: readonly string[]): string {
  const note = '# npm run docs:reference writes this file.'
  return `---\n${note}\n${stringify(fields, { lineWidth: 0 })}---\n\n${parts.join('\n\n')}\n`
}

/** A table. Cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => {
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`
  })
  return lines.join('\n')
}

/** Names and signs as they are typed. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

/** A text without markup as Markdown: what is an example, or would be read as markup, is code. */
export function words(text: string): string {
  const escaped = text.replace(
    /`[^`]*`|lorem ipsum|[^\s()"]*(?:<[^>]+>|[{_*]|\bexample\.com\b)[^\s,;:()"]*/g,
    (found) => (found.startsWith('`') ? found : code(found)),
  )
  return escaped === '' ? '' : (escaped[0]?.toUpperCase() ?? '') + escaped.slice(1)
}

/** A block of text as it stands in a terminal. */
export function block(text: string): string {
  return `\`\`\`text\n${text.trim()}\n\`\`\``
}
