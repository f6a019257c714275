/** Splits a target audience at its commas or a revenue model at its plus signs (specification §3). */
export function splitList(line: string, separator: ', ' | ' + '): string[] {
  return line.split(separator).map((item) => item.trim())
}
