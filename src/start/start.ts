import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import type * as program from '../program'
import { codeFile } from './code-cache'
import { makeRoom } from './make-room'
import { type Exports, runScript } from './run-script'
import { tuneEngine } from './tune-engine'

export { codeFile } from './code-cache'
export { type Exports, keepCode, runScript } from './run-script'

/** What the compiled program exports. */
type Program = typeof program

/**
 * Starts the compiled program. The engine is tuned for all commands alike: code made under other flags is of no use. That of
 * the functions that were called is kept for each command, since each calls others.
 *
 * @param folder holds it
 * @param command the first word on the command line
 */
export function startProgram(folder: string, command: string | undefined): Program {
  tuneEngine()
  // Other threads hold little.
  if (isMainThread) makeRoom()
  const started = runScript(join(folder, 'program.cjs'), codeFile(join(folder, commandOf(command))))
  if (isProgram(started)) return started
  throw new TypeError(`found a program in ${folder} that cannot be run`)
}

/** Without one, a site is built. */
function commandOf(word = ''): string {
  return /^[a-z]+$/.test(word) ? word : 'build'
}

function isProgram(started: Exports | Program): started is Program {
  return [started.run, started.pageTasks, started.watchThread].every((start) => typeof start === 'function')
}
