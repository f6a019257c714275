import { constants, readFile, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { canAccess } from './can-access'

const memoryDisk = '/dev/shm'

/** In bytes: several times what the tests hold at once. */
const enough = 4_000_000_000

/**
 * Linux's memory disk, where creating and removing thousands of files takes half the time, if it has room and programs
 * may be run from it.
 */
export async function fastFolder(): Promise<string> {
  const stats = await statfs(memoryDisk).catch(() => undefined)
  const hasRoom = stats !== undefined && stats.bavail * stats.bsize > enough
  return hasRoom && (await canAccess(memoryDisk, constants.W_OK)) && (await runsPrograms(memoryDisk))
    ? memoryDisk
    : tmpdir()
}

/** Containers often forbid it (proc(5): device, place, kind, options). */
async function runsPrograms(place: string): Promise<boolean> {
  const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n').map((line) => line.split(' '))
  const [, , , options = ''] = mounts.findLast(([, mounted]) => mounted === place) ?? []
  return !options.split(',').includes('noexec')
}
