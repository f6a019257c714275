import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

/** How the program ended as a process of its own. */
interface ProcessResult {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** What operators start. */
export const bin = resolve('bin/build-site.js')

/** The environment of the tests without what a hosting platform, on which they may run, says of a site. */
const { SITE_URL, NETLIFY, CF_PAGES, VERCEL, ...rest } = process.env
export const plainEnv: NodeJS.ProcessEnv = rest

/**
 * Starts the program as an operator does. One that does not end by itself is killed, which `signal` then tells.
 *
 * @param program another copy of it
 */
export function runBin(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
  program = bin,
): Promise<ProcessResult> {
  return new Promise((done) => {
    const options = { cwd, env: { ...plainEnv, ...env }, timeout: 100_000, killSignal: 'SIGKILL' } as const
    const child = execFile(process.execPath, [program, ...args], options, (_, stdout, stderr) => {
      done({ exitCode: child.exitCode, signal: child.signalCode, stdout, stderr })
    })
  })
}
