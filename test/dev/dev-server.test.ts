import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDevServer } from '../../src/dev/dev-server'
import { projectIn } from '../support/build-options'
import { copyProject } from '../support/project'

const fail = (error: unknown) => {
  throw error
}

test('an edit while it starts shows too, made when the site has been read and watching has not begun', async () => {
  const { root } = await copyProject()
  const file = join(root, 'data/pricing.yaml')
  const where = {
    // Asked for when the site has been read.
    get port() {
      writeFileSync(file, readFileSync(file, 'utf8').replace('vistaready: 50000', 'vistaready: 51234'))
      return 0
    },
  }
  let tell = (_: readonly string[]) => {}
  const updated = new Promise<readonly string[]>((resolve) => {
    tell = resolve
  })
  const news = { onUpdate: (paths: readonly string[]) => tell(paths), onBroken: fail, onError: fail }
  const server = await startDevServer(projectIn(root), where, news)
  onTestFinished(() => server.close())
  expect(await updated).toEqual([file])
  expect(await (await fetch(`${server.origins[0]}/vistaready`)).text()).toContain('$51,234')
})
