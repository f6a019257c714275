import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ask, openDevSite } from '../support/dev-site'

const edits = Number(process.env.SOAK_EDITS ?? 0)

/** In megabytes, after a full garbage collection. */
function memory(): { heap: number; resident: number } {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 }
}

/**
 * The changes made in turn: to a price, a style, a template. Each produces a page that differs from the previous ones.
 */
const changes = [
  ['data/pricing.yaml', /vistaready: \d+/, (edit: number) => `vistaready: ${50_000 + edit}`],
  ['templates/pages/contact.css', /$/, (edit: number) => `\n.edit-${edit} { order: ${edit} }`],
  ['templates/components/mark.tsx', / (data-edit="\d+" )?viewBox/, (edit: number) => ` data-edit="${edit}" viewBox`],
] as const

test.skipIf(edits === 0)(
  `after ${edits} edits, a site under development takes no more memory than early on`,
  async () => {
    const { site, project, changed } = await openDevSite()
    const early = Math.max(30, edits / 5)
    let before = memory()
    for (let edit = 1; edit <= edits; edit++) {
      const [file, from, to] = changes[edit % changes.length] ?? changes[0]
      await project.edit(file, from, to(edit))
      await changed([file])
      expect(await ask(site, '/vistaready')).toMatchObject({ status: 200 })
      expect(await ask(site, '/contact')).toMatchObject({ status: 200 })
      if (edit === early) before = memory()
    }
    const after = memory()
    console.log({ edits, early, before, after })
    expect(after.heap - before.heap, 'megabytes more').toBeLessThan(20)
  },
  3_600_000,
)
