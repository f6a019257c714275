import { join } from 'node:path'
import type * as program from '../program'
import { codeFile } from './code-cache'
import { type Exports, runScript } from './run-script'
import { tuneEngine } from './tune-engine'

export { codeFile } from './code-cache'
export { type Exports, keepCode, runScript } from './run-script'

/** What the compiled program exports. */
type Program = typeof program

/**
 * Starts the compiled program. Each command calls other functions, so the code of these is kept for each; the engine is
 * tuned for all, since code that was made under other flags is of no use to templates.
 *
 * @param folder holds it
 * @param command the first word on the command line
 */
export function startProgram(folder: string, command: string | undefined): Program {
  tuneEngine()
  const started = runScript(join(folder, 'program.cjs'), codeFile(join(folder, commandOf(command))))
  if (isProgram(started)) return started
  throw new TypeError(`found a program in ${folder} that cannot be run`)
}

/** Without one, a site is built. */
function commandOf(word = ''): string {
  return /^[a-z]+$/.test(word) ? word : 'build'
}

function isProgram(started: Exports | Program): started is Program {
  return [started.run, started.workerThread, started.watchThread].every((start) => typeof start === 'function')
}
