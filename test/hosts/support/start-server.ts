import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A server that runs until it is stopped. */
export interface RunningServer {
  /** Without a trailing slash. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** The first of several paths at which a program is installed. */
export function findProgram(...paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}

/** Starts a server in the foreground and waits until it accepts connections. */
export async function startServer(
  command: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`${command} did not start: ${complaints}`)
    await pause(20)
  }
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(child) }
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
