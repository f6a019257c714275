import { readFileSync } from 'node:fs'
import glob from 'fast-glob'

/** A block of code in a Markdown file. */
export interface Block {
  readonly file: string
  /** What stands behind the marks that begin it: `sh`, `console`, `yaml`. */
  readonly language: string
  readonly lines: readonly string[]
}

/** The README and every page of the documentation. */
export const documents = ['README.md', ...glob.sync('docs/{README.md,data/*/*.md}').sort()]

/** The blocks of a Markdown file, in order. */
export function blocksOf(file: string): Block[] {
  const fences = readFileSync(file, 'utf8').matchAll(/^( *)```(\w*)\n(.*?)^\1```$/gms)
  return [...fences].map(([, indent = '', language = '', text = '']) => {
    const lines = text.trimEnd().split('\n')
    return { file, language, lines: lines.map((line) => line.slice(indent.length)) }
  })
}
