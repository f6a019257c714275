import { readFile } from 'node:fs/promises'

/** Width and height of a PNG image, from its header. */
export async function pngSize(path: string): Promise<{ width: number; height: number }> {
  const bytes = await readFile(path)
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${path} is no PNG`)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
