import { isDeepStrictEqual } from 'node:util'

/** Keeps what was made of texts, as texts, from one run of the program to the next. */
export interface TextMemory {
  readonly recall: (text: string) => string | undefined
  readonly keep: (text: string, made: string) => void
}

/** The value that a text was found to stand for in an earlier run; undefined where none is kept. */
export function recallValue(memory: TextMemory | undefined, text: string): { readonly value: unknown } | undefined {
  const json = memory?.recall(text)
  return json === undefined ? undefined : { value: JSON.parse(json) }
}

/** Keeps the value that a text stands for, where JSON says the same. */
export function keepValue(memory: TextMemory | undefined, text: string, value: unknown): void {
  if (memory === undefined) return
  const json = JSON.stringify(value) ?? ''
  if (json !== '' && isDeepStrictEqual(JSON.parse(json), value)) memory.keep(text, json)
}
