import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { brandFile } from '../../templates/commands/brand-file'
import { brandSchema } from '../../templates/content/brand'

const text = brandFile({ name: 'Harbor Loom', slug: 'harborloom', host: 'harborloom.com' }, '2026-02-03')

test('every field of a brand is in it, below the description from its schema', () => {
  for (const [name, { description }] of Object.entries(brandSchema.shape)) {
    expect(description, name).toBeTruthy()
    expect(text).toMatch(new RegExp(`^# ${description?.replace(/[.*+?^$()|[\]]/g, '\\$&')}\n(# )?${name}:`, 'm'))
  }
})

test('optional fields are commented out, and become fields when uncommented', () => {
  expect(parse(text)).not.toHaveProperty('website')
  const all = text.replaceAll(/^# (website|price|sold|id):/gm, '$1:')
  expect(brandSchema.parse(parse(all))).toMatchObject({ website: 'harborloom.com', price: 25000, sold: true })
})

test('it is a valid record with that name and today’s date, marked as unverified', () => {
  const record = brandSchema.parse(parse(text))
  expect(record).toMatchObject({ name: 'Harbor Loom', updated: '2026-02-03' })
  expect(record.unverified).toContain('marketSize')
})

test('fields to fill in are marked TODO', () => {
  const { name: _, updated, marketSize, unverified, ...texts } = parse(text)
  for (const [field, value] of Object.entries(texts)) expect(String(value), field).toContain('TODO')
})
