import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireAccess } from '../../src/build/work-folders'
import { InputError } from '../../src/lib/problem'

const parent = join('/srv', 'www')
const out = join(parent, 'dist')

/** What is thrown when the system answers a task with a code. */
function thrownFor(code: string): Promise<unknown> {
  const error = Object.assign(new Error(code), { code, syscall: 'mkdir', path: join(parent, '.dist-building-1') })
  return requireAccess(out, Promise.reject(error)).catch((thrown: unknown) => thrown)
}

test.each(['EACCES', 'EPERM'])('%s names the folder around the output folder, and says why', async (code) => {
  const thrown = await thrownFor(code)
  expect(thrown).toBeInstanceOf(InputError)
  expect(thrown).toMatchObject({ problems: [{ severity: 'error', file: parent }] })
  expect(String(thrown)).toMatch(/next to dist, which a build needs, expected .*; .*--out \(E[A-Z]+\)\.$/)
})

test('on a read-only disk, the message does not suggest changing permissions', async () => {
  expect(String(await thrownFor('EROFS'))).toMatch(
    /dist: the file system is read-only in the folder around it, .*; choose another folder with --out \(EROFS\)\.$/,
  )
})

test('any other error names the output folder', async () => {
  expect(await thrownFor('ENAMETOOLONG')).toMatchObject({ code: 'ENAMETOOLONG', path: out })
})

test('the result of the task is returned', async () => {
  expect(await requireAccess(out, Promise.resolve(7))).toBe(7)
})
