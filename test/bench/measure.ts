import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a process and all that it started have cost. */
export interface Cost {
  /** Milliseconds from start to end. */
  readonly wall: number
  /** Milliseconds of all processors together, in user and in system mode. */
  readonly cpu: number
  /** The most memory that was held at one moment by all of its processes together, in bytes. */
  readonly memory: number
  readonly stdout: string
}

/** Certificates that some machines have every Node read as it begins: a tenth of a build of forty pages, for nobody. */
const { NODE_EXTRA_CA_CERTS, ...env } = process.env

/** How often memory is looked at, in milliseconds. */
const rhythm = 10

/** Runs a program with Node and measures it. Reads `/proc`, so it needs Linux. @throws Error when it does not end well */
export async function measure(args: readonly string[]): Promise<Cost> {
  const before = cpuOfChildren()
  const began = performance.now()
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
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

/** The time of all children that have ended, in milliseconds (proc(5): `cutime` and `cstime`, hundredths of a second). */
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

/** A process may end while it is looked at. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
