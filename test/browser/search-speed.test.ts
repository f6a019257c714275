import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { madeDomain } from '../support/made-domain'
import { makePaged } from '../support/paged-site'
import { siteBrowser } from '../support/real-site-browser'
import { runCli } from '../support/run-cli'

/** The maximum response time to a key, in milliseconds: one frame of a screen with a refresh rate of 60 Hz. */
const frame = 16
const count = 10_000

/** Takes half a minute and needs a machine of its own: `npm run bench:search`. */
describe.runIf(process.env.SEARCH_SPEED)(`a list of ${count} domains`, () => {
  let root = ''
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'build-site-test-'))
    await makePaged(root)
    const file = join(root, 'data/domains.yaml')
    const data: { groups: { domains?: unknown[] }[] } = parse(await readFile(file, 'utf8'))
    data.groups.at(-1)?.domains?.push(...Array.from({ length: count - 40 }, (_, index) => madeDomain(index)))
    await rm(file)
    await writeFile(join(root, 'data/domains.json'), JSON.stringify({ ...data, pageSize: 100 }))
    const { exitCode, stderr } = await runCli(['--quiet'], root)
    if (exitCode !== 0) throw new Error(stderr)
  }, 300_000)
  afterAll(() => rm(root, { recursive: true, force: true }))
  const newPage = siteBrowser(() => join(root, 'dist'))

  test.each([1, 2, 3])('answers every key within a frame, including layout (visit %i)', async () => {
    const index = await readFile(join(root, 'dist/domains-index.json'))
    const page = await newPage()
    await page.goto('/domains')
    const first = await page.evaluate(async (): Promise<number> => {
      const began = performance.now()
      const field = document.querySelector<HTMLInputElement>('#q')
      if (field === null) throw new Error('no field')
      field.value = 'a'
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      while (!document.querySelector('section#results')) await new Promise(requestAnimationFrame)
      return performance.now() - began
    })
    const answers = await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('#q')
      if (field === null) throw new Error('no field')
      const taken: number[] = []
      for (const word of ['coffee', 'sail wind', 'a', 'data consulting', 'zzz', 'o']) {
        for (let letters = 1; letters <= word.length; letters++) {
          await new Promise(requestAnimationFrame)
          field.value = word.slice(0, letters)
          const began = performance.now()
          field.dispatchEvent(new InputEvent('input', { bubbles: true }))
          document.body.getBoundingClientRect()
          taken.push(performance.now() - began)
        }
      }
      return taken.sort((a, b) => a - b)
    })
    const at = (share: number) => answers[Math.floor((answers.length - 1) * share)]?.toFixed(1)
    const bytes = `index ${index.length} bytes, ${brotliCompressSync(index).length} as brotli`
    console.log(`first ${first.toFixed(0)} ms, keys ${at(0.5)} median, ${at(0.9)} p90, ${at(1)} max ms; ${bytes}`)
    expect(Number(at(0.9))).toBeLessThan(frame)
  })
})
