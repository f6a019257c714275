import { expect, test, vi } from 'vitest'
import { withMadeFields } from '../../src/content/made-fields'

/** Things with a name, of which a greeting is made. */
function greeted() {
  const greeting = vi.fn(({ name }: { name: string }, { word }: { word: string }) => `${word}, ${name}`)
  return { greeting, make: withMadeFields<{ name: string }, { word: string }, { greeting: string }>({ greeting }) }
}

test('a field is made of the thing and of what it does not show, each time that it is asked for', () => {
  const { greeting, make } = greeted()
  const [ann, bob] = [make({ name: 'Ann' }, { word: 'Hello' }), make({ name: 'Bob' }, { word: 'Bye' })]
  expect(greeting).not.toHaveBeenCalled()
  expect([ann.greeting, bob.greeting, ann.greeting]).toEqual(['Hello, Ann', 'Bye, Bob', 'Hello, Ann'])
  expect(greeting).toHaveBeenCalledTimes(3)
})

test('it is a field like any other, and nothing else is to be seen', () => {
  const { make } = greeted()
  const ann = make({ name: 'Ann' }, { word: 'Hello' })
  const shown = { name: 'Ann', greeting: 'Hello, Ann' }
  expect(Object.keys(ann)).toEqual(['name', 'greeting'])
  expect(JSON.stringify(ann)).toBe(JSON.stringify(shown))
  expect(ann).toEqual(shown)
})

test('a copy has what the field was, and nothing of what it was made from', () => {
  const { greeting, make } = greeted()
  const copy = { ...make({ name: 'Ann' }, { word: 'Hello' }), name: 'Bob' }
  expect(copy).toStrictEqual({ name: 'Bob', greeting: 'Hello, Ann' })
  expect(Reflect.ownKeys(copy)).toEqual(['name', 'greeting'])
  expect(greeting).toHaveBeenCalledTimes(1)
})
