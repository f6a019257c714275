import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { shortened, shown } from '../../lib/describe'
import { ifPossible } from '../../lib/if-possible'
import { InputError, type Problem } from '../../lib/problem'
import { TookTooLong, withinTime } from './within-time'

/** Matches the location in the templates where an error was thrown, in its stack. */
const frame = /([^\s()]*templates[\\/][^\s():]+\.[jt]sx?):(\d+):\d+/

/** The path of a template from their folder: the project itself may be below a folder of this name. */
const ofTemplate = /templates[\\/](?!.*templates[\\/]).*$/s

/** Runs code of a template, for a limited time. @throws InputError that names the file, for whatever it throws */
export function runTemplate<T>(task: () => T, file: string, path?: string): T {
  try {
    return withinTime(task)
  } catch (error) {
    throw templateError(error, file, path)
  }
}

/** An error thrown by a template is a mistake in the site, not in the program, so it is reported with file and line. */
export function templateError(error: unknown, file: string, path?: string): InputError {
  if (error instanceof InputError) return error
  const { message, stack = '' } =
    error instanceof Error ? error : new Error(typeof error === 'string' ? error : shown(error))
  const [, thrownIn, line] = frame.exec(placesInSources(stack)) ?? []
  const root = file.replace(ofTemplate, '')
  const place = thrownIn?.replace(/^.*(?=templates[\\/])/s, root)
  const page = path === undefined ? '' : ` while rendering ${shortened(path)}`
  const problem: Problem = {
    severity: 'error',
    file: place ?? file,
    ...(line !== undefined && { line: Number(line) }),
    message:
      error instanceof TookTooLong
        ? message + page
        : `the template threw an error${page}: ${inWords(message).replace(/\.$/, '')}`,
  }
  return new InputError([problem])
}

/**
 * Mistakes in templates that React detects, by error number (react.dev/errors); in production it reports only the
 * number.
 */
const meanings: Readonly<Record<string, (args: readonly string[]) => string>> = {
  31: ([found]) => `found an ${found} as a child of an element, expected texts, numbers and elements`,
  60: () => 'found children next to dangerouslySetInnerHTML, expected one of the two',
  62: () => 'found a style that is a string, expected an object such as {{ color: "red" }}',
  130: ([found]) => `found ${found} instead of a component, expected one that is exported under this name`,
  301: () => 'found a component that sets its state whenever it renders, expected one that renders its props at once',
  399: ([tag]) => `found children in <${tag}>, expected none`,
  426: () => 'found a component that suspends, expected one that renders its props at once',
}

/** Translates a minified React error into words if its number is known; returns any other message unchanged. */
export function inWords(message: string): string {
  const [, number = '', url = ''] = /^Minified React error #(\d+); visit (\S+)/.exec(message) ?? []
  const meaning = meanings[number]
  return meaning === undefined ? message : meaning(new URL(url).searchParams.getAll('args[]'))
}

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

/** Undefined for a module without a source map, and for one that is gone or was replaced while it ran. */
function mapOf(file: string): SourceMap | undefined {
  return ifPossible(() => {
    const [, map = ''] = inlineMap.exec(readFileSync(file, 'utf8')) ?? []
    return new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString()))
  })
}
