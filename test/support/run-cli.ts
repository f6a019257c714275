import { Writable } from 'node:stream'
import { run } from '../../src/cli/run'

/** The output of one run of the program, and its exit code. */
export interface CliResult {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the program in this process, as if the command had been typed in a folder. */
export async function runCli(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
  /** Resolves when the program should stop, for commands that keep running. */
  interrupted: () => Promise<unknown> = () => new Promise(() => {}),
  /** The current date for the program, `2025-11-21`; today if omitted. */
  day?: string,
): Promise<CliResult> {
  const stdout = new Recorder()
  const stderr = new Recorder()
  const exitCode = await run({
    ...{ args, cwd, env, stdout, stderr, interrupted, packageRoot: process.cwd() },
    ...(day !== undefined && { now: () => new Date(day) }),
  })
  return { exitCode, stdout: stdout.text, stderr: stderr.text }
}

class Recorder extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.text += chunk.toString()
    done()
  }
}
