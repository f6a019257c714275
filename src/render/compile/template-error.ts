import { shown } from '../../lib/describe'
import { InputError, type Problem } from '../../lib/problem'
import { shortened } from '../../lib/shortened'
import { inWords } from './react-error'
import { placesInSources } from './source-places'
import { TookTooLong } from './within-time'

/** Matches the location in the templates where an error was thrown, in its stack. */
const frame = /([^\s()]*templates[\\/][^\s():]+\.[jt]sx?):(\d+):\d+/

/** The end of the path of a template: the project itself may be below a folder of this name. */
const ofTemplate = /templates[\\/][^\\/]+[\\/][^\\/]+$/

/** An error thrown by a template is a mistake in the site, not in the program, so it is reported with file and line. */
export function templateError(error: unknown, file: string, path?: string): InputError {
  if (error instanceof InputError) return error
  const { message, stack = '' } = error instanceof Error ? error : new Error(thrownWords(error))
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

/** What was thrown in place of an error. */
function thrownWords(thrown: unknown): string {
  return typeof thrown === 'string' ? thrown : shown(thrown)
}
