import { setImmediate as turn } from 'node:timers/promises'
import { cachedDataVersionTag } from 'node:v8'
import { expect, test } from 'vitest'
import { relieveMemory, saveMemory, saveNoMemory } from '../../src/output/relieve-memory'

test.each([
  ['what nothing refers to any more is cleared from a crowded memory', 0, undefined],
  ['what is not crowded is left as it is', Number.POSITIVE_INFINITY, { large: 'thing' }],
])('%s', async (_, from, left) => {
  const forgotten = new WeakRef({ large: 'thing' })
  // What was made or looked at in one turn is held until its end.
  await turn()
  relieveMemory(from)
  expect(forgotten.deref()).toEqual(left)
})

test('what the engine makes of scripts before memory is saved and after can be used in each other’s place', () => {
  const before = cachedDataVersionTag()
  relieveMemory(0)
  expect(cachedDataVersionTag()).toBe(before)
  saveMemory()
  expect(cachedDataVersionTag()).not.toBe(before)
  saveNoMemory()
  expect(cachedDataVersionTag()).toBe(before)
})
