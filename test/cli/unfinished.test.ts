import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '../support/data-folder'
import { runBin } from '../support/run-bin'

test('a program that ends because nothing is pending does not count as successful', async () => {
  // Whoever waits for what is written, waits for ever.
  const folder = await dataFolder({ 'deaf.cjs': 'process.stdout.write = () => true' })
  const run = await runBin(['check', '--help'], folder, { NODE_OPTIONS: `--require ${join(folder, 'deaf.cjs')}` })
  expect(run).toEqual({
    exitCode: 70,
    signal: null,
    stdout: '',
    stderr: 'build-site ended before it was done, because of an internal error. Please report it.\n',
  })
})
