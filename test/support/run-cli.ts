import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { inject } from 'vitest'
import type { run } from '../../src/cli/run'

/** The program as it ships, which the global setup has compiled. */
const folder = inject('program')
const program: { readonly run: typeof run } = createRequire(import.meta.url)(join(folder, 'program.cjs'))
const worker = join(folder, 'thread.cjs')

/** The output of one run of the program, and its exit code. */
export interface CliResult {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the program in this process, as if the command had been typed in a folder. */
export const runCli = commandLine(program.run)

/** What runs commands in this process by a program: for tests that need one made from sources, which they can change. */
export function commandLine(program: typeof run) {
  return async (
    args: readonly string[],
    cwd: string,
    env: Record<string, string> = {},
    /** Resolves when the program should stop, for commands that keep running. */
    interrupted: () => Promise<unknown> = () => new Promise(() => {}),
    /** The current date for the program, `2025-11-21`; today if omitted. */
    day?: string,
  ): Promise<CliResult> => {
    const stdout = new Recorder()
    const stderr = new Recorder()
    const exitCode = await program({
      ...{ args, cwd, env, stdout, stderr, interrupted, packageRoot: process.cwd(), worker },
      ...(day !== undefined && { now: () => new Date(day) }),
    })
    return { exitCode, stdout: stdout.text, stderr: stderr.text }
  }
}

class Recorder extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.text += chunk.toString()
    done()
  }
}
