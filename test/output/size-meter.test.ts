import { expect, test } from 'vitest'
import { sha256 } from '../../src/content/sha256'
import { brotliSize } from '../../src/output/measure'
import type { OutputFile } from '../../src/output/output-file'
import { SizeMeter } from '../../src/output/size-meter'

/** The sizes known from the last build. */
class Weights extends Map<string, number> {
  find(key: string) {
    return this.get(key)
  }

  add(key: string, size: number) {
    this.set(key, size)
  }
}

const text = 'a paragraph of a page. '.repeat(50)
const file = (path: string, content: OutputFile['content']): OutputFile => ({ path, content, source: 'a template' })

test('files are passed on encoded; their total is what a server sends', async () => {
  const files = [file('a.html', text), file('a/index.html', text), file('b.png', Buffer.alloc(300))]
  const scale = new SizeMeter(new Weights())
  const handed: OutputFile[] = []
  for await (const one of scale.weigh(stream(files))) handed.push(one)
  expect(handed).toEqual(
    files.map(({ content, ...others }) => ({ ...others, content: Buffer.from(content), sha256: sha256(content) })),
  )
  expect(scale.total).toBe(2 * brotliSize(text) + 300)
})

test('what was measured in the last build is not compressed again, everything else is', async () => {
  const known = new Weights()
  const weigh = async (...files: readonly OutputFile[]) => {
    const scale = new SizeMeter(known)
    for await (const _ of scale.weigh(stream(files)));
    return scale.total
  }
  const weight = await weigh(file('a.html', text))
  expect([...known.values()]).toEqual([weight])
  for (const key of known.keys()) known.set(key, 7)
  expect(await weigh(file('a.html', text))).toBe(7)
  expect(await weigh(file('a.html', `${text}!`))).toBe(brotliSize(`${text}!`))
})

async function* stream(files: readonly OutputFile[]) {
  yield* files
}
