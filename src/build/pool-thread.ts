import { fileURLToPath } from 'node:url'
import { codeFile, keepCode, runScript } from '../lib/run-script'
import type { Task } from './worker'

/** Runs the compiled `worker.ts`, with the V8 code cache of an earlier build. */
const file = fileURLToPath(new URL('worker.cjs', import.meta.url))
const { default: work } = runScript(file, codeFile(file))

/** Does a task in a thread of the pool. */
export default async function inThread(task: Task): Promise<unknown> {
  if (typeof work !== 'function') throw new TypeError(`found a program in ${file} that does no tasks`)
  const answer = await work(task)
  // After the functions that it needs have been called once.
  if (task.name === 'render') keepCode()
  return answer
}
