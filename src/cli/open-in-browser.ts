/** Opens an address in the person's browser. @returns whether there was something to open it with */
export async function openInBrowser(url: string): Promise<boolean> {
  const { default: open } = await import('open')
  return open(url).then(
    () => true,
    () => false,
  )
}
