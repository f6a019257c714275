import { Writable } from 'node:stream'
import { run } from '../../src/cli/run'

/** What one run of the program printed, and how it ended. */
export interface CliResult {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the program in this process, as if its words had been typed in a folder. */
export async function runCli(
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
  /** Settles when the program is to end, for commands that go on until then. */
  interrupted: () => Promise<unknown> = () => new Promise(() => {}),
  /** The day on which it runs, `2025-11-21`; today when left out. */
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
