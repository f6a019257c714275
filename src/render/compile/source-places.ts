import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'

/** A stack trace line with a location in a compiled module, with or without a function name. */
const compiled = /^(\s+at (?:async )?(?:.*? \((?=.*\)$))?)(\S.*\.cjs):(\d+):(\d+)(?=\)?$)/gm

/** The inline source map of a compiled module. */
const inlineMap = /\n\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\s*$/

/**
 * Maps the locations in a stack trace from compiled modules back to their sources. Source maps are read only when an
 * error occurs: Node would read them every time it loads a module.
 */
export function placesInSources(stack: string): string {
  return stack.replace(compiled, (place, at: string, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (entry === undefined || !('originalSource' in entry)) return place
    const { originalSource, originalLine, originalColumn } = entry
    return `${at}${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`
  })
}

/** Undefined for a module without a source map. */
function mapOf(file: string): SourceMap | undefined {
  try {
    const [, map] = inlineMap.exec(readFileSync(file, 'utf8')) ?? []
    return map === undefined ? undefined : new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString()))
  } catch {
    // The file is gone, or was replaced while the module ran.
    return undefined
  }
}
