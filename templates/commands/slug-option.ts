import { slug as slugSchema } from 'build-site'

/** What is wrong with a slug, as what is expected instead. */
export function betterSlug(typed: string): string | undefined {
  return slugSchema.safeParse(typed).error?.issues[0]?.message
}

/** A text option; undefined without one. */
export function textOption(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
