import type { HeaderRule } from './host-policy'

/**
 * The text of a `_headers` file: each path, followed by its headers.
 *
 * @param lead lines to insert before a header of a rule, for hosts where the last value does not win
 */
export function headerBlocks(
  rules: readonly HeaderRule[],
  base: string,
  lead: (name: string, rule: HeaderRule) => readonly string[] = () => [],
): string {
  return rules
    .map((rule) => {
      const lines = Object.entries(rule.headers).flatMap(([name, value]) => [...lead(name, rule), `${name}: ${value}`])
      return [`${base}${rule.path}`, ...lines.map((line) => `  ${line}`), ''].join('\n')
    })
    .join('\n')
}
