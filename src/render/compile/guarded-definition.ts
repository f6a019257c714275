import { fieldOf, isFields } from '../../content/parse/source'
import { describe } from '../../lib/describe'
import { type Fault, InputError, type Problem } from '../../lib/problem'
import type { SiteDefinition, SiteFile } from '../../site/define-site'
import { runTemplate } from './template-error'

/** Checks what a template exports, or a part of it; the types check the rest. */
export type Is<T> = (value: unknown) => value is T

/**
 * A site definition whose functions are called like templates: an error or a wrong return value is reported as a
 * mistake in the file of the site definition. A build does not check the types of templates.
 *
 * @throws InputError for invalid content, checks, rules or commands
 */
export function guardedDefinition(definition: SiteDefinition, file: string): SiteDefinition {
  const { checks, rules, commands, placeholders, files } = definition
  const wrong = (field: string, found: unknown, expected: string): never => {
    throw new InputError([{ severity: 'error', file, field, message: `${describe(found)}, expected ${expected}` }])
  }
  const guard = <T>(task: () => T): T => runTemplate(task, file)
  const all = <T>(field: string, isOne: Is<T>, expected: string, find: () => unknown): T[] =>
    guard(() => {
      const found = find()
      if (!isIterable(found)) return wrong(field, found, expected)
      return Array.from(found, (one) => (isOne(one) ? one : wrong(field, one, expected)))
    })
  requireKinds(definition.content, wrong)
  return {
    ...definition,
    settings: (data) => guard(() => definition.settings(data)),
    model: (data, tools) => guard(() => definition.model(data, tools)),
    frame: (model) => guard(() => definition.frame(model)),
    ...(placeholders && {
      placeholders: (data, siteUrl) => {
        const names = guard(() => placeholders(data, siteUrl))
        const isFit = isFields(names) && Object.values(names).every((text) => typeof text === 'string')
        return isFit ? names : wrong('placeholders', names, 'a text for each name')
      },
    }),
    ...(files && {
      files: (model) =>
        all('files', isFile, 'a list of files, each with a path and a text or bytes as content', () => files(model)),
    }),
    ...(checks && {
      checks: all('checks', isFunction<(typeof checks)[number]>, 'a list of functions', () => checks).map(
        (check) => (reading) =>
          all('checks', isProblem, 'problems, each with severity, file and message', () => check(reading)),
      ),
    }),
    ...(rules && {
      rules: all(
        'rules',
        has<(typeof rules)[number]>('function', 'find'),
        'a list of rules, each with id, promise and find',
        () => rules,
      ).map((rule) => ({
        ...rule,
        find: (reviewed) =>
          all(`rules ${rule.id}`, isFault, 'faults, each with severity, message and fix', () => rule.find(reviewed)),
      })),
    }),
    ...(commands && {
      commands: all(
        'commands',
        has<(typeof commands)[number]>('function', 'run'),
        'a list of commands, each with words and run',
        () => commands,
      ),
    }),
  }
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}

export function isFunction<T>(value: unknown): value is T {
  return typeof value === 'function'
}

/** Checks for an object with fields of a type, as `typeof` names it. */
export function has<T>(type: string, ...names: readonly string[]): Is<T> {
  return (value): value is T => names.every((name) => typeof fieldOf(value, name) === type)
}

const isFault = has<Fault>('string', 'fix', 'message', 'severity')
const isProblem = has<Problem>('string', 'file', 'message', 'severity')

function isFile(value: unknown): value is SiteFile {
  const content = fieldOf(value, 'content')
  return has('string', 'path')(value) && (typeof content === 'string' || content instanceof Uint8Array)
}

const forms: readonly unknown[] = ['file', 'optional', 'folder', 'markdown']

/** Makes sure that content consists of kinds whose files are in the data folder and do not conflict. */
function requireKinds(content: unknown, wrong: (field: string, found: unknown, expected: string) => never): void {
  const taken = { name: new Set<unknown>(), one: new Set<unknown>(['redirects']) }
  for (const [key, kind] of Object.entries(
    isFields(content) ? content : wrong('content', content, 'kinds of content by name'),
  )) {
    if (!forms.includes(fieldOf(kind, 'form')) || fieldOf(kind, 'schema') === undefined) {
      wrong(`content.${key}`, kind, 'what file, optionalFile, folder or markdown of build-site returns')
    }
    for (const [field, names] of Object.entries(taken)) {
      const name = fieldOf(kind, field)
      const isName = typeof name === 'string' && /^[\w-]+(?:\/[\w-]+)*$/.test(name)
      if (!isName) wrong(`content.${key}.${field}`, name, 'a name of letters, digits and hyphens')
      if (names.has(name)) wrong(`content.${key}.${field}`, name, 'a name that no other kind has')
      names.add(name)
    }
  }
}
