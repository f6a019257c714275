import open from 'open'

/** Opens an address in the person's browser. @returns whether there was something to open it with */
export function openInBrowser(url: string): Promise<boolean> {
  return open(url).then(
    () => true,
    () => false,
  )
}
