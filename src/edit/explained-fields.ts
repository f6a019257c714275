import { stringify } from 'yaml'
import type * as z from 'zod'

/** Fields as YAML, each below its description as a comment. Fields without a value are left out. */
export function explainedFields(
  shape: Readonly<Record<string, z.ZodType>>,
  values: Readonly<Record<string, unknown>>,
): string {
  return Object.entries(shape)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, { description }]) => {
      const explanation = description === undefined ? '' : `# ${description}\n`
      return explanation + stringify({ [name]: values[name] }, { lineWidth: 118 })
    })
    .join('')
}

/** The same for optional fields, each commented out. */
export function optionalFields(...fields: Parameters<typeof explainedFields>): string {
  return explainedFields(...fields).replaceAll(/^(?!#|$)/gm, '# ')
}
