import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'

/** A line of a stack that names a place in a compiled module: behind the name of a function, or without one. */
const compiled = /^(\s+at (?:async )?(?:.*? \((?=.*\)$))?)(\S.*\.cjs):(\d+):(\d+)(?=\)?$)/gm

/** What a compiled module tells of its sources. */
const inlineMap = /\n\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\s*$/

/**
 * A stack with places in the sources of compiled modules instead of those in the modules. Maps are read when something is
 * wrong: Node would read them whenever it loads a module.
 */
export function placesInSources(stack: string): string {
  return stack.replace(compiled, (place, at: string, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (entry === undefined || !('originalSource' in entry)) return place
    const { originalSource, originalLine, originalColumn } = entry
    return `${at}${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`
  })
}

/** Undefined for a module that says nothing of its sources. */
function mapOf(file: string): SourceMap | undefined {
  try {
    const [, map] = inlineMap.exec(readFileSync(file, 'utf8')) ?? []
    return map === undefined ? undefined : new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString()))
  } catch {
    // Gone, or replaced while it ran.
    return undefined
  }
}
