import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remove } from 'fs-extra/esm'
import { isAlive } from '../../lib/is-alive'

const prefix = 'build-site-scratch-'

/** Creates an empty temporary folder, and removes those left by killed processes. The caller removes its own. */
export async function scratchFolder(): Promise<string> {
  const names = await readdir(tmpdir()).catch(() => [])
  await Promise.all(names.filter(isLeft).map((name) => remove(join(tmpdir(), name)).catch(() => undefined)))
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
}

/** Whether a folder belongs to a process that no longer runs. */
function isLeft(name: string): boolean {
  const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined
  return pid !== undefined && !isAlive(Number(pid))
}
