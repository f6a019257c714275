/** Two columns, the first one as wide as its widest cell and painted. */
export function table(rows: readonly (readonly string[])[], paint: (text: string) => string): string {
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return rows.map(([name = '', value = '']) => `  ${paint(name.padEnd(width))}  ${value}\n`).join('')
}
