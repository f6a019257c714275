import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Share of pixels that may differ: glyph outlines are rendered slightly differently on different machines. */
const tolerance = 0.004

/** The folder of the reference screenshots, and the folder for the images of failures. */
const references = 'test/visual/references'
const evidence = 'node_modules/.cache/visual'

/**
 * Compares a screenshot with its reference; returns a message if they differ. With `UPDATE_VISUAL=1`, it becomes the
 * new reference.
 */
export async function compareWithReference(name: string, shot: Buffer): Promise<string | undefined> {
  const file = join(references, `${name}.png`)
  if (process.env.UPDATE_VISUAL === '1') return keep(file, shot)
  const reference = PNG.sync.read(await readFile(file))
  const actual = PNG.sync.read(shot)
  const { width, height } = reference
  if (actual.width !== width || actual.height !== height) {
    await keep(join(evidence, `${name}-actual.png`), shot)
    return `${name} is ${actual.width} × ${actual.height}, the reference ${width} × ${height}`
  }
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(reference.data, actual.data, difference.data, width, height, { threshold: 0.2 })
  if (pixels <= width * height * tolerance) return undefined
  await keep(join(evidence, `${name}-actual.png`), shot)
  await keep(join(evidence, `${name}-difference.png`), PNG.sync.write(difference))
  return `${name} differs in ${pixels} pixels; see ${evidence}, or accept it by npm run visual:update`
}

async function keep(file: string, bytes: Buffer): Promise<undefined> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
