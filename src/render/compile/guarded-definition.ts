import { isFields } from '../../content/parse/source'
import type { Fault } from '../../lib/fault'
import type { Problem } from '../../lib/problem'
import type { SiteDefinition, SiteFile } from '../../site/define-site'
import { requireKinds, wrongSite } from './require-kinds'
import { templateError } from './template-error'

/**
 * A site definition whose own functions are called like templates: what they throw, and what they return in place of what
 * they should, is a mistake of the site, in a file that messages name.
 *
 * @param file the site definition, as the operator would type it
 * @param run runs template code within a time limit
 */
export function guardedDefinition(
  definition: SiteDefinition,
  file: string,
  run: <T>(task: () => T) => T,
): SiteDefinition {
  requireKinds(definition.content, file)
  const { checks, rules, commands } = definition
  const guard = <T>(task: () => T): T => {
    try {
      return run(task)
    } catch (error) {
      throw templateError(error, file)
    }
  }
  const all = <T>(what: string, isOne: (one: unknown) => one is T, found: () => unknown, expected: string): T[] =>
    guard(() => listOf(found(), isOne, (one) => wrongSite(file, what, one, expected)))
  return {
    ...definition,
    settings: (data) => guard(() => definition.settings(data)),
    model: (data, tools) => guard(() => definition.model(data, tools)),
    frame: (model) => guard(() => definition.frame(model)),
    ...(definition.placeholders && {
      placeholders: (data, siteUrl) => {
        const names = guard(() => definition.placeholders?.(data, siteUrl) ?? {})
        return isFields(names) ? names : wrongSite(file, 'placeholders', names, 'a text for each name')
      },
    }),
    ...(definition.files && {
      files: (model) =>
        all(
          'files',
          isFile,
          () => definition.files?.(model),
          'a list of files, each with a path and a text or bytes as content',
        ),
    }),
    ...(checks && {
      checks: all('checks', isFunction<(typeof checks)[number]>, () => checks, 'a list of functions').map(
        (check) => (reading) =>
          all('checks', isProblem, () => check(reading), 'problems, each with severity, file and message'),
      ),
    }),
    ...(rules && {
      rules: all(
        'rules',
        hasFunction<(typeof rules)[number]>('find'),
        () => rules,
        'a list of rules, each with id, promise and find',
      ).map((rule) => ({
        ...rule,
        find: (reviewed) =>
          all(`rules ${rule.id}`, isFault, () => rule.find(reviewed), 'faults, each with severity, message and fix'),
      })),
    }),
    ...(commands && {
      commands: all(
        'commands',
        hasFunction<(typeof commands)[number]>('run'),
        () => commands,
        'a list of commands, each with words and run',
      ),
    }),
  }
}

function listOf<T>(found: unknown, isOne: (one: unknown) => one is T, refuse: (one: unknown) => never): T[] {
  if (!isIterable(found)) return refuse(found)
  return Array.from(found, (one) => (isOne(one) ? one : refuse(one)))
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}

function isFunction<T>(value: unknown): value is T {
  return typeof value === 'function'
}

function hasFunction<T>(name: string): (value: unknown) => value is T {
  return (value): value is T =>
    isFields(value) && Object.entries(value).some(([key, one]) => key === name && typeof one === 'function')
}

function isFile(value: unknown): value is SiteFile {
  if (!isFields(value) || !('path' in value && 'content' in value)) return false
  return typeof value.path === 'string' && (typeof value.content === 'string' || value.content instanceof Uint8Array)
}

function isFault(value: unknown): value is Fault {
  if (!isFields(value) || !('fix' in value && 'message' in value && 'severity' in value)) return false
  return [value.fix, value.message, value.severity].every((text) => typeof text === 'string')
}

function isProblem(value: unknown): value is Problem {
  if (!isFields(value) || !('file' in value && 'message' in value && 'severity' in value)) return false
  return [value.file, value.message, value.severity].every((text) => typeof text === 'string')
}
