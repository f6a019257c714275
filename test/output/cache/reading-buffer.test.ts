import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ReadingBuffer } from '../../../src/output/cache/reading-buffer'
import { temporaryFolder } from '../../support/folder'

test('files of all sizes are read one after the other, and only small ones share memory', async () => {
  const folder = await temporaryFolder()
  const reading = new ReadingBuffer()
  const memory: ArrayBufferLike[] = []
  for (const size of [1_000, 10, 0, 5_000_000, 1_000]) {
    const text = 'a'.repeat(size)
    await writeFile(join(folder, 'file'), text)
    const bytes = reading.read(join(folder, 'file'))
    expect(bytes.toString('latin1') === text).toBe(true)
    memory.push(bytes.buffer)
  }
  expect(memory.map((buffer) => buffer === memory[0])).toEqual([true, true, true, false, true])
})

test('a missing file is an error', () => {
  expect(() => new ReadingBuffer().read('/does/not/exist')).toThrow('ENOENT')
})
