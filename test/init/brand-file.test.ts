import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { brandSchema } from '../../src/content/schema/brand'
import { brandFile } from '../../src/init/brand-file'

const text = brandFile('Harbor Loom', 'harborloom', new Date('2026-02-03T23:00:00Z'))

test('every field of a brand is in it, below the line that its schema says of it', () => {
  for (const [name, { description }] of Object.entries(brandSchema.shape)) {
    expect(description, name).toBeTruthy()
    expect(text).toMatch(new RegExp(`^# ${description?.replace(/[.*+?^$()|[\]]/g, '\\$&')}\n(# )?${name}:`, 'm'))
  }
})

test('what is optional is a remark, and becomes a field when its mark is taken away', () => {
  expect(parse(text)).not.toHaveProperty('website')
  const all = text.replaceAll(/^# (website|price|sold|id):/gm, '$1:')
  expect(brandSchema.parse(parse(all))).toMatchObject({ website: 'harborloom.com', price: 25000, sold: true })
})

test('it is a valid record of that name, of today, that nobody has checked', () => {
  const record = brandSchema.parse(parse(text))
  expect(record).toMatchObject({ name: 'Harbor Loom', updated: '2026-02-03' })
  expect(record.unverified).toContain('marketSize')
})

test('what has to be written stands out as TODO', () => {
  const { name: _, updated, marketSize, unverified, ...texts } = parse(text)
  for (const [field, value] of Object.entries(texts)) expect(String(value), field).toContain('TODO')
})
