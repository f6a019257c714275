import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

/** How the program ended as a process of its own. */
interface ProcessResult {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** The executable that operators run. */
export const bin = resolve('bin/build-site.js')

/**
 * The environment of the tests, without variables by which a hosting platform, where they may run, describes a site, and
 * without certificates, which every process would read before it starts (a fifteenth of a second); none goes to the
 * network.
 */
const { SITE_URL, NETLIFY, CF_PAGES, VERCEL, NODE_EXTRA_CA_CERTS, ...rest } = process.env
export const plainEnv: NodeJS.ProcessEnv = rest

/**
 * Runs the program as an operator does. If it does not exit by itself it is killed, and `signal` is set.
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
