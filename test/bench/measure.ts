import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The cost of a process, including all its child processes. */
export interface Cost {
  /** Wall time in milliseconds. */
  readonly wall: number
  /** CPU time in milliseconds, over all processors, user and system. */
  readonly cpu: number
  /** The peak memory of all its processes together, in bytes. */
  readonly memory: number
  readonly stdout: string
}

/**
 * Extra certificates that some machines make every Node read at startup: a tenth of a build of forty pages, for no
 * benefit.
 */
const { NODE_EXTRA_CA_CERTS, ...env } = process.env

/** How often memory is sampled, in milliseconds. */
const rhythm = 10

/**
 * Runs a program and measures it. Reads `/proc`, so it needs Linux.
 *
 * @param args of Node, or of another program
 * @throws Error if it fails
 */
export async function measure(args: readonly string[], program = process.execPath, cwd = '.'): Promise<Cost> {
  const before = cpuOfChildren()
  const began = performance.now()
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk
  })
  let memory = 0
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid))
  }, rhythm)
  const code = await new Promise((done) => child.on('close', done))
  clearInterval(watch)
  const wall = performance.now() - began
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output.stderr}`)
  return { wall, cpu: cpuOfChildren() - before, memory, stdout: output.stdout }
}

/**
 * The time of all children that have exited, in milliseconds (proc(5): `cutime` and `cstime`, hundredths of a second).
 */
function cpuOfChildren(): number {
  const fields = (readProc('self/stat').split(') ')[1] ?? '').split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return 0
  const [, kibibytes = '0'] = /VmRSS:\s+(\d+)/.exec(readProc(`${pid}/status`)) ?? []
  const children = readProc(`${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean)
  return Number(kibibytes) * 1024 + children.reduce((sum, child) => sum + memoryOf(Number(child)), 0)
}

/** A process may exit while it is being read. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
