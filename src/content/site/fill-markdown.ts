import { fillText, type Placeholders } from '../source/placeholders'

/** Every sign that can mean something in Markdown may have a backslash before it, which makes it mean itself. */
const signs = /[!-/:-@[-`{-~]/g

/** Replaces every `{name}` in a Markdown text. What it stands for is text, never markup: `*Studio*` keeps its asterisks. */
export function fillMarkdown(text: string, placeholders: Placeholders): string {
  const escaped = Object.entries(placeholders).map(([name, value]) => [name, value.replace(signs, '\\$&')])
  return fillText(text, Object.fromEntries(escaped))
}
