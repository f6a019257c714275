import * as z from 'zod'
import { isPagePath, pagePathPhrase } from '../rules/address'
import { isDevice, isSlug, longestSlug, slugPattern } from '../rules/slug'

/** A lower-case name used in addresses and file names. */
export const slug = z
  .string({ error: 'a slug such as harborloom' })
  .max(longestSlug, { error: `a slug of at most ${longestSlug} characters` })
  .regex(slugPattern, { error: 'a slug of lower-case letters, digits and hyphens, such as harborloom' })
  .refine((value) => !isDevice(value), { error: 'a slug that Windows does not reserve for a device' })

/** What is expected instead of a text that is not a slug; undefined if it is one. */
export function betterSlug(typed: string): string | undefined {
  return slug.safeParse(typed).error?.issues[0]?.message
}

/** The path of a page at any depth, `/press/2025`. */
export const pageAddress = z.string({ error: pagePathPhrase }).refine(isPagePath)

/** The address of a page directly below the home page. */
export const topLevelPath = z
  .string({ error: 'a path such as /press' })
  .refine((value) => value.startsWith('/') && isSlug(value.slice(1)))
