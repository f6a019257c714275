import { join } from 'node:path'
import { isMainThread, type Worker } from 'node:worker_threads'
import { isParallel } from '../output/worker/is-parallel'
import { startWorker } from '../output/worker/start-worker'
import type * as program from '../program'
import { codeFile } from './code-cache'
import { makeRoom } from './make-room'
import { type Exports, runScript } from './run-script'
import { tuneEngine } from './tune-engine'

export { codeFile } from './code-cache'
export { type Exports, keepCode, runScript } from './run-script'

/** What the compiled program exports. */
type Program = typeof program

/** The program, and the second thread of a build. */
type Started = Program & { readonly worker?: Worker | undefined }

/**
 * Starts the compiled program. The engine is tuned for all commands alike: code made under other flags is of no use. That of
 * the functions that were called is kept for each command, since each calls others.
 *
 * @param folder holds it
 * @param command the first word on the command line
 */
export function startProgram(folder: string, command: string | undefined): Started {
  tuneEngine()
  // Beside loading the program, which takes as long.
  const worker = isMainThread && isParallel() && commandOf(command) === 'build' ? startBeside(folder) : undefined
  // Other threads hold little.
  if (isMainThread) makeRoom()
  const started = runScript(join(folder, 'program.cjs'), codeFile(join(folder, commandOf(command))))
  if (isProgram(started)) return { ...started, worker }
  throw new TypeError(`found a program in ${folder} that cannot be run`)
}

function startBeside(folder: string): Worker {
  const worker = startWorker(join(folder, 'worker-thread.cjs'))
  // Reported by a build; whatever else is done, such as to print the help, does not need it.
  return worker.on('error', () => undefined)
}

/** Without one, a site is built. */
function commandOf(word = ''): string {
  return /^[a-z]+$/.test(word) ? word : 'build'
}

function isProgram(started: Exports | Program): started is Program {
  return [started.run, started.pageTasks, started.watchThread].every((start) => typeof start === 'function')
}
