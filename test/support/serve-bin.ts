import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { bin, plainEnv } from './run-bin'

/** The program as a serving process. It ends with the test at the latest. */
interface ServingBin {
  /** The first address that it printed to standard output. */
  readonly url: string
  readonly stdout: () => string
  readonly stderr: () => string
  /** Waits until standard error contains a match. */
  readonly said: (pattern: RegExp) => Promise<void>
  /** Presses Ctrl-C and returns the exit code; null if it had to be killed. */
  readonly interrupt: () => Promise<number | null>
}

/** Starts the program as an operator does, and waits for its address. */
export async function serveBin(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<ServingBin> {
  const child = spawn(process.execPath, [bin, ...args], { cwd, env: { ...plainEnv, ...env } })
  const ended = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text
    })
  }
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      const stopped = await Promise.race([
        once(child.stdout, 'data'),
        once(child.stderr, 'data'),
        ended.then(() => 'ended'),
      ])
      if (stopped === 'ended' && !isSo()) throw new Error(`the program ended: ${said.stdout}${said.stderr}`)
    }
  }
  await until(() => said.stdout.includes('\n'))
  return {
    url: said.stdout.split('\n', 1).join(''),
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    said: (pattern) => until(() => pattern.test(said.stderr)),
    interrupt: async () => {
      child.kill('SIGINT')
      const [exitCode] = await ended
      return typeof exitCode === 'number' ? exitCode : null
    },
  }
}
