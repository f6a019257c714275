import { expect, test, vi } from 'vitest'
import { withMadeFields } from '../../src/content/made-fields'

/** Objects with a name, from which a greeting is computed. */
function greeted() {
  const greeting = vi.fn(({ name }: { name: string }, { word }: { word: string }) => `${word}, ${name}`)
  return { greeting, make: withMadeFields<{ name: string }, { word: string }, { greeting: string }>({ greeting }) }
}

test('a field is computed from visible and hidden input on each access', () => {
  const { greeting, make } = greeted()
  const [ann, bob] = [make({ name: 'Ann' }, { word: 'Hello' }), make({ name: 'Bob' }, { word: 'Bye' })]
  expect(greeting).not.toHaveBeenCalled()
  expect([ann.greeting, bob.greeting, ann.greeting]).toEqual(['Hello, Ann', 'Bye, Bob', 'Hello, Ann'])
  expect(greeting).toHaveBeenCalledTimes(3)
})

test('it is a field like any other, and the hidden input cannot be seen', () => {
  const { make } = greeted()
  const ann = make({ name: 'Ann' }, { word: 'Hello' })
  const shown = { name: 'Ann', greeting: 'Hello, Ann' }
  expect(Object.keys(ann)).toEqual(['name', 'greeting'])
  expect(JSON.stringify(ann)).toBe(JSON.stringify(shown))
  expect(ann).toEqual(shown)
})

test('a copy has the value of the field, and nothing of its input', () => {
  const { greeting, make } = greeted()
  const copy = { ...make({ name: 'Ann' }, { word: 'Hello' }), name: 'Bob' }
  expect(copy).toStrictEqual({ name: 'Bob', greeting: 'Hello, Ann' })
  expect(Reflect.ownKeys(copy)).toEqual(['name', 'greeting'])
  expect(greeting).toHaveBeenCalledTimes(1)
})
