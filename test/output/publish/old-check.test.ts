import { expect, onTestFinished, test, vi } from 'vitest'
import type { LeftFile } from '../../../src/output/ledger/ledger-entries'
import { OldCheck } from '../../../src/output/publish/old-check'
import type { Look } from '../../../src/output/publish/survey'
import { BuildWorker } from '../../../src/output/worker/build-worker'
import { claimFirst, newClaim } from '../../../src/output/worker/claim'
import { examplePrintSetup } from '../../support/example-print-setup'
import { sharedFolder, temporaryFolder, writeFiles } from '../../support/folder'

const { program } = await examplePrintSetup(await sharedFolder())

const one: LeftFile = { paths: ['a.html'], stamp: 'as it was left' }

/** A check of a folder with a file that the build knows and one that it does not, whose worker answers with this look. */
async function checkOf(answer: (claim: unknown) => Promise<Omit<Look, 'ended' | 'took'>>, files: readonly LeftFile[]) {
  const out = await temporaryFolder()
  await writeFiles(out, { 'a.html': 'A', 'notes.txt': 'mine' })
  const worker = new BuildWorker(program)
  onTestFinished(() => worker.end())
  const asked = vi.spyOn(worker, 'ask')
  asked.mockResolvedValueOnce([])
  const check = new OldCheck(worker, out, files)
  asked.mockImplementation(async (...[, claim]) => ({ ended: Date.now(), took: 0, ...(await answer(claim)) }))
  return check
}

/** What a worker answers that has made a claim before anybody else. */
async function claimed(claim: unknown) {
  const isMade = claim instanceof Int32Array && Atomics.exchange(claim, 0, 1) === 0
  return { touched: [], others: isMade ? { unknown: ['seen by the worker'], files: 7 } : undefined }
}

/** What holds a worker up until it is released. */
function gate() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return { held, release }
}

test('what the worker has not begun to look for is found by this thread', async () => {
  const { held, release } = gate()
  const check = await checkOf(() => held.then(() => ({ touched: ['a.html'] })), [one])
  check.lookAgain()
  const now = check.now()
  release()
  expect(await now).toMatchObject({ touched: ['a.html'], unknown: ['notes.txt'], files: 2 })
})

test('what the worker has begun to look for is left to it', async () => {
  const check = await checkOf(claimed, [one])
  check.lookAgain()
  expect(await check.now()).toMatchObject({ touched: [], unknown: ['seen by the worker'], files: 7 })
})

test('on a vast site, all is left to the worker', async () => {
  const { held, release } = gate()
  const check = await checkOf((claim) => held.then(() => claimed(claim)), Array<LeftFile>(20_000).fill(one))
  check.lookAgain()
  const now = check.now()
  release()
  expect(await now).toMatchObject({ unknown: ['seen by the worker'], files: 7 })
})

test('a claim is made once', () => {
  const claim = newClaim()
  expect([claimFirst(claim), claimFirst(claim)]).toEqual([true, false])
})
