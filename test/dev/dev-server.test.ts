import { readFileSync, writeFileSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startDevServer } from '../../src/dev/dev-server'
import type { InputError } from '../../src/lib/problem'
import { projectIn } from '../support/build-options'
import { long } from '../support/long'
import { copyProject } from '../support/project'

/** How long a change may take to appear, in milliseconds. */
const patient = { timeout: 20_000 }

const fail = (error: unknown) => {
  throw error
}

test('an edit during startup appears too, after the site was read and before watching has begun', long, async () => {
  const { root } = await copyProject()
  const file = join(root, 'data/pricing.yaml')
  const where = {
    // Accessed after the site has been read.
    get port() {
      writeFileSync(file, readFileSync(file, 'utf8').replace('vistaready: 50000', 'vistaready: 51234'))
      return 0
    },
  }
  let tell = (_: readonly string[]) => {}
  const updated = new Promise<readonly string[]>((resolve) => {
    tell = resolve
  })
  const news = {
    onUpdate: (paths: readonly string[]) => tell(paths),
    onBroken: fail,
    onLimited: () => {},
    onError: fail,
  }
  const server = await startDevServer(projectIn(root), where, news)
  onTestFinished(() => server.close())
  expect(await updated).toEqual([file])
  expect(await (await fetch(`${server.origins[0]}/vistaready`)).text()).toContain('$51,234')
})

test(
  'the home page is rendered before anyone asks for it, so what is wrong with it is told at once',
  long,
  async () => {
    const { root, edit } = await copyProject()
    await edit('templates/pages/home.tsx', '<Hero {...site} />', '{(() => { throw new Error("not yet") })()}')
    const broken = await new Promise<InputError>((resolve) => {
      const news = { onUpdate: () => {}, onBroken: resolve, onLimited: () => {}, onError: fail }
      startDevServer(projectIn(root), { port: 0 }, news).then((server) => onTestFinished(() => server.close()), fail)
    })
    expect(broken.problems).toEqual([expect.objectContaining({ message: expect.stringContaining('not yet') })])
  },
)

test.each([
  ['data', 'data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234', '$51,234'],
  ['templates', 'templates/pages/brand.tsx', '<article', '<article data-fixed', 'data-fixed'],
])(
  'if %s is removed and restored, the site recovers by itself, and shows later edits',
  long,
  async (folder, name, from, to, shown) => {
    const { root, edit } = await copyProject()
    const news = { onUpdate: () => {}, onBroken: fail, onLimited: () => {}, onError: fail }
    const server = await startDevServer(projectIn(root), { port: 0 }, news)
    onTestFinished(() => server.close())
    const page = async () => {
      const response = await fetch(`${server.origins[0]}/vistaready`)
      return { status: response.status, text: await response.text() }
    }

    await server.watching
    await rename(join(root, folder), join(root, 'away'))
    await expect.poll(page, patient).toMatchObject({ status: 500, text: expect.stringContaining('expected') })
    // As a new folder, like version control creates it, when the old one is no longer searched for.
    await setTimeout(1500)
    await cp(join(root, 'away'), join(root, folder), { recursive: true })
    await expect.poll(page, patient).toMatchObject({ status: 200 })
    await edit(name, from, to)
    await expect.poll(page, patient).toMatchObject({ status: 200, text: expect.stringContaining(shown) })
  },
)

test.each([
  ['a data file', 'data/pricing.yaml', 'vistaready: 50000', 'vistaready: 51234', 'vistaready: 52345', '$52,345'],
  ['a template', 'templates/pages/brand.tsx', '<article', '<article data-first', '<article data-second', 'data-second'],
])('the second of two quick saves of %s is shown too', async (_, file, from, first, second, shown) => {
  const { root, edit } = await copyProject()
  const news = { onUpdate: () => {}, onBroken: fail, onLimited: () => {}, onError: fail }
  const server = await startDevServer(projectIn(root), { port: 0 }, news)
  onTestFinished(() => server.close())
  const page = async () => (await fetch(`${server.origins[0]}/vistaready`)).text()

  await server.watching
  await edit(file, from, first)
  await setTimeout(25)
  await edit(file, first, second)
  await expect.poll(page, patient).toContain(shown)
})
