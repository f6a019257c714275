import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../../../src/render/compile/template-compiler'

/** Larger than any pid, so there is no such process. */
const nobody = 2 ** 30

test('an empty folder is created, leftovers of killed programs are removed, and folders in use stay', async () => {
  const left = join(tmpdir(), `build-site-scratch-${nobody}-abc123`)
  const used = join(tmpdir(), `build-site-scratch-${process.ppid}-abc123`)
  await mkdir(left, { recursive: true })
  await mkdir(used, { recursive: true })
  const folder = await scratchFolder()
  onTestFinished(() => Promise.all([used, folder].map((path) => rm(path, { recursive: true }))).then(() => undefined))
  expect(await readdir(folder)).toEqual([])
  const names = await readdir(tmpdir())
  expect(names).not.toContain(basename(left))
  expect(names).toContain(basename(used))
})
