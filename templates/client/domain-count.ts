/** A number of domains in words: `1 domain`, `1,004 domains`. */
export function domainCount(count: number): string {
  return `${count.toLocaleString('en-US')} domain${count === 1 ? '' : 's'}`
}
