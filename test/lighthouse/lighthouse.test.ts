import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { kindsOfPages } from '../support/specified'
import { installLighthouse, type Report } from './tools'

/** Takes minutes, an installed browser and packages from the registry, so it only runs on request. */
const isWanted = process.env.LIGHTHOUSE === '1' && existsSync('/usr/bin/chromium')

describe.skipIf(!isWanted)('Lighthouse gives full scores on a phone', () => {
  const table: Record<string, Record<string, string | number>> = {}
  let visit: Awaited<ReturnType<typeof installLighthouse>>
  let site: { readonly origin: string; readonly stop: () => void }

  beforeAll(async () => {
    visit = await installLighthouse()
    site = await serve(inject('realSite'))
  }, 300_000)

  afterAll(() => {
    site.stop()
    console.table(table)
  })

  // Load on the machine lowers scores too, so a page may be tried again.
  test.each(kindsOfPages)('on %s', { timeout: 120_000, retry: 2 }, async (path) => {
    // Error pages must not be indexed, which is what this audit reports.
    const isError = ['/404', '/500'].includes(path)
    const report = await visit(`${site.origin}${path}`, isError ? ['is-crawlable'] : [])
    table[path] = rowOf(report)
    expect(report).toMatchObject({
      scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
      figures: { CLS: '0' },
    })
  })
})

function rowOf({ scores, figures, lost }: Report) {
  return { ...scores, ...figures, lost: lost.join(' ') }
}

/** `serve` compresses, as hosts do. */
async function serve(folder: string) {
  const program = createRequire(import.meta.url).resolve('serve/build/main.js')
  const port = 4173
  const child = spawn(process.execPath, [program, folder, '-l', `tcp://127.0.0.1:${port}`], { stdio: 'pipe' })
  await once(child.stdout, 'data')
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
