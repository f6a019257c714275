import { expect, test } from 'vitest'
import type * as z from 'zod'

/** Tests that a schema accepts some values unchanged, and rejects others. */
export function testValues(schema: z.ZodType, good: readonly unknown[], bad: readonly unknown[]): void {
  test.each(good.map((value) => [value]))('accepts %j', (value) => {
    expect(schema.parse(value)).toBe(value)
  })

  test.each(bad.map((value) => [value]))('rejects %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })
}
