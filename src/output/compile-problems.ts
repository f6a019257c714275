import { relative, resolve } from 'node:path'
import type { BuildFailure } from 'esbuild'
import { InputError } from '../content/problem'

/** What esbuild says of a template that does not compile, in our form. Anything else is passed on as it is. */
export function compileProblems(error: unknown, { folder, cwd }: { folder: string; cwd: string }): unknown {
  if (!isBuildFailure(error)) return error
  return new InputError(
    error.errors.map(({ text, location }) => ({
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
