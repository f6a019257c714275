import type { Command } from 'commander'
import { nearMatch } from '../content/parse/near-match'

/**
 * The value of an option that must name one of several things, and may be left out where there is only one.
 *
 * @throws CommanderError after printing the possible values
 */
export function chooseOne(
  command: Command,
  option: string,
  value: string | undefined,
  known: readonly string[],
): string {
  const [only] = known
  if (value === undefined && only !== undefined && known.length === 1) return only
  if (value !== undefined && known.includes(value)) return value
  const near = value === undefined ? undefined : nearMatch(value, known)
  const found = value === undefined ? `missing option '${option}'` : `unknown value '${value}' of '${option}'`
  const meant = near === undefined ? '' : `\n(Did you mean ${near}?)`
  return command.error(`error: ${found}, expected one of ${known.join(', ')}${meant}`)
}
