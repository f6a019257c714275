import { expect, test } from 'vitest'
import { relieveMemory } from '../../src/output/relieve-memory'

test('what nothing refers to any more is cleared from a crowded memory', async () => {
  const forgotten = new WeakRef({ large: 'thing' })
  await relieveMemory(0)
  expect(forgotten.deref()).toBeUndefined()
})
