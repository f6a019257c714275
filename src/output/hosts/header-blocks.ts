import type { HeaderRule } from './host-policy'

/**
 * The text of a `_headers` file: a path, and below it its headers.
 *
 * @param lead lines that come before the header of a rule, for hosts that do not take the last one
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
