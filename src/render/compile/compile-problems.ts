import { relative, resolve } from 'node:path'
import type { BuildFailure, Message } from 'esbuild'
import { firstOfEach } from '../../lib/first-of-each'
import { InputError } from '../../lib/problem'
import { importWords } from './imports'

/** Turns esbuild's errors for templates that do not compile into problems; returns any other error unchanged. */
export function compileProblems(error: unknown, { folder, cwd }: { folder: string; cwd: string }): unknown {
  return isBuildFailure(error) ? notCompiled(error.errors, { folder, cwd }) : error
}

/**
 * CSS warnings that mean a rule or string ends in the wrong place. Other warnings may be about syntax that is too new
 * for esbuild.
 */
const breaksOff = /"[{}]"|Unterminated string|end URL token/

/** Rejects styles that browsers would not parse to the end, with one problem per line. @throws InputError */
export function requireSoundStyles(warnings: readonly Message[], place: { folder: string; cwd: string }): void {
  const broken = warnings.filter(({ id, text }) => id === 'css-syntax-error' && breaksOff.test(text))
  const problems = firstOfEach(broken, ({ location }) => `${location?.file}:${location?.line}`)
  if (problems.length > 0) throw notCompiled(problems, place)
}

function notCompiled(messages: readonly Message[], { folder, cwd }: { folder: string; cwd: string }): InputError {
  return new InputError(
    messages.map(({ text, location }) => ({
      severity: 'error',
      file: location === null ? relative(cwd, folder) : relative(cwd, resolve(folder, location.file)),
      ...(location !== null && { line: location.line }),
      ...(importWords(text, location, folder) ?? {
        message: `the template does not compile: ${text.replace(/\.$/, '')}`,
      }),
    })),
  )
}

/** Whether an error is the one esbuild throws when sources do not compile. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
