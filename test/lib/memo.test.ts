import { expect, test, vi } from 'vitest'
import { memo } from '../../src/lib/memo'

test('the result for a text is computed once, as long as there is room for it', () => {
  const make = vi.fn((text: string) => text.length)
  const lengthOf = memo(2, make)
  expect(['a', 'bb', 'a', 'bb', 'ccc', 'a'].map(lengthOf)).toEqual([1, 2, 1, 2, 3, 1])
  expect(make.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'a'])
})

test('a promise that fails is not remembered', async () => {
  const make = vi.fn(async (_: string) => {
    if (make.mock.calls.length === 1) throw new Error('not yet')
    return 'made'
  })
  const madeOf = memo(2, make)
  await expect(madeOf('a')).rejects.toThrow('not yet')
  await expect(madeOf('a')).resolves.toBe('made')
  expect(madeOf('a')).toBe(madeOf('a'))
})
