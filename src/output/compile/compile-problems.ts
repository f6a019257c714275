import { relative, resolve } from 'node:path'
import type { BuildFailure, Message } from 'esbuild'
import { firstOfEach } from '../../content/first-of-each'
import { InputError } from '../../content/problem'

/** The errors of esbuild for templates that do not compile, as problems; any other error as it is. */
export function compileProblems(error: unknown, { folder, cwd }: { folder: string; cwd: string }): unknown {
  return isBuildFailure(error) ? notCompiled(error.errors, { folder, cwd }) : error
}

/**
 * Warnings about styles that mean a rule or a string ends in the wrong place; others may concern syntax too new for
 * esbuild.
 */
const breaksOff = /"[{}]"|Unterminated string|end URL token/

/** Refuses styles that browsers would not read to the end, with one problem per line. @throws InputError */
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
