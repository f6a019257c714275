import { relative, resolve } from 'node:path'
import type { BuildFailure, Message } from 'esbuild'
import { firstOfEach } from '../../content/first-of-each'
import { InputError } from '../../content/problem'

/** What esbuild says of a template that does not compile, in our form. Anything else is passed on as it is. */
export function compileProblems(error: unknown, { folder, cwd }: { folder: string; cwd: string }): unknown {
  return isBuildFailure(error) ? notCompiled(error.errors, { folder, cwd }) : error
}

/** Of what the compiler warns of in styles, what ends a rule or a text too early or too late; the rest may be new to it. */
const breaksOff = /"[{}]"|Unterminated string|end URL token/

/** Throws for styles that browsers would not read to their end. Of each line one slip is told. @throws InputError */
export function requireSoundStyles(warnings: readonly Message[], place: { folder: string; cwd: string }): void {
  const slips = warnings.filter(({ id, text }) => id === 'css-syntax-error' && breaksOff.test(text))
  const told = firstOfEach(slips, ({ location }) => `${location?.file}:${location?.line}`)
  if (told.length > 0) throw notCompiled(told, place)
}

function notCompiled(messages: readonly Message[], { folder, cwd }: { folder: string; cwd: string }): InputError {
  return new InputError(
    messages.map(({ text, location }) => ({
      severity: 'error',
      file: location === null ? relative(cwd, folder) : relative(cwd, resolve(folder, location.file)),
      ...(location !== null && { line: location.line }),
      message: `the template does not compile: ${text.replace(/\.$/, '')}`,
    })),
  )
}

/** Whether an error is what esbuild throws for sources that do not compile. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
