import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder } from '../../src/lib/in-order'

/** Tasks that end when they are told to, in any order. */
function tasks() {
  const ends = new Map<number, () => void>()
  const begun: number[] = []
  const task = (number: number) => {
    begun.push(number)
    return new Promise<string>((resolve) => ends.set(number, () => resolve(`result ${number}`)))
  }
  return { task, begun, end: (number: number) => ends.get(number)?.() }
}

async function all<T>(results: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const result of results) found.push(result)
  return found
}

test('results come in the order of the items, in whatever order their tasks end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5)), fc.integer({ min: 1, max: 9 }), async (turns, atOnce) => {
      let running = 0
      let most = 0
      const task = async (wait: number) => {
        most = Math.max(most, ++running)
        for (let turn = 0; turn < wait; turn++) await Promise.resolve()
        running -= 1
        return `after ${wait}`
      }
      expect(await all(inOrder(turns, atOnce, task))).toEqual(turns.map((wait) => `after ${wait}`))
      expect(most).toBeLessThanOrEqual(atOnce)
    }),
    { seed: 7 },
  )
})

test('as many tasks run at a time as are allowed, and no further item is requested before', async () => {
  const { task, begun, end } = tasks()
  let asked = 0
  const things = function* () {
    for (; asked < 5; ) yield asked++
  }
  const results = inOrder(things(), 3, task)
  const first = results.next()
  await Promise.resolve()
  expect([begun, asked]).toEqual([[0, 1, 2], 3])
  end(1)
  end(0)
  expect(await first).toEqual({ done: false, value: 'result 0' })
  const second = results.next()
  expect(await second).toEqual({ done: false, value: 'result 1' })
  expect(begun).toEqual([0, 1, 2, 3])
})

test('a failure is reported in the order of the items, and one that is never requested does not count as unhandled', async () => {
  const failures = ['second', 'third'].map((name) => new Error(name))
  const task = async (number: number) => {
    const failure = failures[number - 1]
    if (failure !== undefined) throw failure
    return number
  }
  const found: number[] = []
  const read = async () => {
    for await (const result of inOrder([0, 1, 2, 3], 4, task)) found.push(result)
  }
  await expect(read()).rejects.toBe(failures[0])
  expect(found).toEqual([0])
})

test('a task that throws at once fails like any other', async () => {
  const task = (): never => {
    throw new Error('at once')
  }
  await expect(all(inOrder([1], 1, task))).rejects.toThrow('at once')
})
