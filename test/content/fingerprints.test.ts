import { describe, expect, test } from 'vitest'
import { Fingerprints } from '../../src/content/fingerprints'

const run = () => 'a'

class Point {
  readonly x = 1
}

describe('fingerprints of values depend on their content', () => {
  const same: readonly (readonly [string, () => unknown])[] = [
    ['a text', () => 'a'],
    ['nothing', () => undefined],
    ['a list', () => [1, 'a', null, true]],
    ['fields', () => ({ a: 1, b: ['c', { d: undefined }] })],
  ]
  test.each(same)('%s', (_, make) => {
    const fingerprints = new Fingerprints()
    expect(fingerprints.fingerprintOf(make())).toMatch(/./)
    expect(new Fingerprints().fingerprintOf(make())).toBe(fingerprints.fingerprintOf(make()))
  })

  const apart: readonly (readonly [unknown, unknown])[] = [
    ['1', 1],
    ['true', true],
    ['null', null],
    [undefined, null],
    ['undefined', undefined],
    [[], {}],
    [['a', 'b'], ['a,b']],
    [['a', 'b'], { a: 'b' }],
    [[['a'], 'b'], [['a', 'b']]],
    [[[], []], [[[]]]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: { b: 1 } }, { a: 1, b: 1 }],
    ['a"', 'a\\"'],
    ['string "a"', ['a']],
    [Number.NaN, Number.POSITIVE_INFINITY],
    [0, -0],
  ]
  test.each(apart)('%j and %j have different fingerprints', (one, other) => {
    const { fingerprintOf } = new Fingerprints()
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(other))
  })

  const circle: unknown[] = []
  circle.push(circle)
  const untold: readonly (readonly [string, unknown])[] = [
    ['a function', run],
    ['what has one in it', { a: [run] }],
    ['what may say something else when it is asked', new Point()],
    ['a day', new Date(0)],
    ['a map', new Map([['a', 1]])],
    ['a symbol', Symbol('a')],
    ['what holds itself', circle],
    ['a list with a field', Object.assign([1], { note: 'a' })],
    ['what a pattern has found', /a/.exec('a')],
    ['what has a field that does not show', Object.defineProperty({}, 'a', { value: 1 })],
    ['what has a field without a text for a name', { [Symbol('a')]: 1 }],
    ['a list of another kind', new (class Points extends Array {})()],
    ['fields without a prototype', Object.create(null)],
  ]
  test.each(untold)('but not %s', (_, thing) => {
    expect(new Fingerprints().fingerprintOf(thing)).toBeUndefined()
    expect(new Fingerprints().fingerprintOf({ thing })).toBeUndefined()
  })
})

describe('a value made from a record', () => {
  const record = { text: 'a' }
  const named = (name: string, others: readonly unknown[] = [], purpose = 'brand') => {
    const fingerprints = new Fingerprints()
    fingerprints.add(record, name)
    return fingerprints.fingerprintOf(fingerprints.remember(purpose, record, others, () => ({ run })))
  }

  test('has a fingerprint, whatever it is', () => {
    expect(named('one')).toMatch(/./)
    expect(named('one', ['a', ['b']])).toBe(named('one', ['a', ['b']]))
  })

  test('has a different one if the record, the purpose, or anything else that it is made from differs', () => {
    const names = [named('one'), named('two'), named('one', [1]), named('one', ['1']), named('one', [], 'link')]
    expect(new Set(names).size).toBe(names.length)
  })

  test('has none if anything that it is made from has none', () => {
    expect(named('one', [run])).toBeUndefined()
  })

  test('contributes to the fingerprints of what is made from it', () => {
    const chain = (name: string) => {
      const fingerprints = new Fingerprints()
      fingerprints.add(record, name)
      const address = fingerprints.remember('address', record, [], () => run)
      return fingerprints.fingerprintOf({
        list: [fingerprints.remember('brand', { b: 1 }, [address], () => new Point())],
      })
    }
    expect(chain('one')).toBe(chain('one'))
    expect(chain('one')).not.toBe(chain('two'))
  })

  test('keeps the fingerprint of the record if it is the record itself', () => {
    const fingerprints = new Fingerprints()
    fingerprints.add(record, 'one')
    const before = fingerprints.fingerprintOf(record)
    expect(fingerprints.remember('filled', record, ['b'], () => record)).toBe(record)
    expect(fingerprints.fingerprintOf(record)).toBe(before)
  })

  test('is made again each time', () => {
    const { remember } = new Fingerprints()
    let made = 0
    for (const _ of [1, 2]) remember('count', record, [], () => ++made)
    expect(made).toBe(2)
  })
})
