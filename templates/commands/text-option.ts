/** A text option; undefined without one. */
export function textOption(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
