import { expect, test } from 'vitest'
import { z } from 'zod'
import { folder } from '../../src/content/schema/kinds'
import { reference } from '../../src/content/schema/reference'
import { startingFile } from '../../src/edit/starting-file'

const kind = folder('offers', z.strictObject({ slug: 'a', title: z.string(), brand: reference('brands') }))

test('the first record of a kind refers to an existing record', () => {
  const beginning = { slug: 'a', title: 'Winter', today: '2025-08-01' }
  const slugOfAny = (of: string) => (of === 'brands' ? 'vistaski' : undefined)
  expect(startingFile(kind, { ...beginning, slugOfAny })).toContain('\nbrand: vistaski\n')
  expect(startingFile(kind, { ...beginning, slugOfAny: () => undefined })).toContain('\nbrand: todo\n')
})
