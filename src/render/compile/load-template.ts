import { relative } from 'node:path'
import { InputError } from '../../lib/problem'
import type { Bundle } from './bundle'
import { templateError } from './template-error'
import type { TemplateFolder } from './template-folder'

/** Loads compiled templates and checks their exports. */
interface TemplateLoader {
  /** All exports of a template. @throws InputError when it throws while loading */
  readonly module: (path: string) => Readonly<Record<string, unknown>>
  /** The default export of a template. @throws InputError when it is not what is expected */
  readonly main: <T>(path: string, isExpected: (value: unknown) => value is T, expected: string) => T
}

/** Creates a loader for the templates of a folder. */
export function templateLoader(compiled: Bundle, { cwd }: TemplateFolder): TemplateLoader {
  const module: TemplateLoader['module'] = (path) => {
    try {
      return compiled.module(path)
    } catch (error) {
      throw templateError(error, relative(cwd, path))
    }
  }
  return {
    module,
    main: (path, isExpected, expected) => {
      const exported = module(path).default
      if (isExpected(exported)) return exported
      const message = `found no default export that fits, expected ${expected}`
      throw InputError.at(relative(cwd, path), message)
    },
  }
}
