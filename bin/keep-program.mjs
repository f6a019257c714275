import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** In milliseconds: longer than any compilation takes. */
const hour = 3_600_000

/**
 * Writes the files of a program beside its folder and renames that, so that a concurrent run never reads half of it.
 *
 * @param isWhole whether a folder holds a program with no file missing or truncated
 */
export async function keepProgram(folder, files, isWhole) {
  const beside = `${folder}.${randomUUID()}`
  try {
    await write(beside, files)
    await rename(beside, folder).catch(() => takePlace(beside, folder, isWhole))
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
  // What cannot be removed now is removed another time.
  await removeOld(dirname(folder)).catch(() => undefined)
}

/** A program that another process has put there in the meantime stays: it is the same, and may be running. */
async function takePlace(beside, folder, isWhole) {
  if (isWhole(folder)) return
  const damaged = `${folder}.${randomUUID()}`
  await rename(folder, damaged)
  await rename(beside, folder)
  await rm(damaged, { recursive: true, force: true })
}

/** Removes all but a few old states, and leftovers beside them, except what another process may still be writing. */
async function removeOld(compiled) {
  const names = await readdir(compiled)
  const ages = await Promise.all(names.map(async (name) => [name, (await stat(join(compiled, name))).mtimeMs]))
  const states = ages.filter(([name]) => !name.includes('.')).sort(([, a], [, b]) => b - a)
  const left = ages.filter(([name, age]) => name.includes('.') && age < Date.now() - hour)
  const old = [...states.slice(4), ...left]
  await Promise.all(old.map(([name]) => rm(join(compiled, name), { recursive: true, force: true })))
}

/**
 * A folder for this run only, for when none can be kept. Named as in scratch-folder.ts: if this process is killed, the
 * next one cleans up after it.
 */
export async function keepForNow(files) {
  const folder = await mkdtemp(join(tmpdir(), `build-site-scratch-${process.pid}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await write(folder, files)
  return folder
}

async function write(folder, files) {
  await mkdir(folder, { recursive: true })
  await Promise.all([...files].map(([name, bytes]) => writeFile(join(folder, name), bytes)))
}
