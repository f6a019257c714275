import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { LeftFile } from '../../../src/output/ledger/ledger-entries'
import { OldCheck } from '../../../src/output/publish/old-check'
import type { Look } from '../../../src/output/publish/survey'
import { type Claim, newClaim, partsOf } from '../../../src/output/worker/claim'
import { examplePrintSetup } from '../../support/example-print-setup'
import { sharedFolder, temporaryFolder, writeFiles } from '../../support/folder'

const { start } = await examplePrintSetup(await sharedFolder())

const one: LeftFile = { paths: ['a.html'], stamp: 'as it was left' }

/** A check of a folder with a file that the build knows and one that it does not, whose worker answers with this look. */
async function checkOf(answer: (claim: Claim) => Promise<Omit<Look, 'ended' | 'took'>>, files: readonly LeftFile[]) {
  const out = await temporaryFolder()
  await writeFiles(out, { 'a.html': 'A', 'notes.txt': 'mine' })
  const worker = start()
  onTestFinished(() => worker.end())
  const asked = vi.spyOn(worker, 'ask')
  asked.mockResolvedValueOnce([])
  const check = new OldCheck(worker, out, files)
  asked.mockImplementation(async (...[, claim = newClaim()]) => {
    if (!isClaim(claim)) throw new TypeError('the worker was asked for something else')
    return { ended: Date.now(), took: 0, ...(await answer(claim)) }
  })
  return check
}

function isClaim(input: unknown): input is Claim {
  return input instanceof Int32Array && input.buffer instanceof SharedArrayBuffer
}

/** What a worker answers that takes all there is to do, if it comes first. */
async function claimed(claim: Claim) {
  const isTakenHere = [...partsOf(['all'], claim)].length > 0
  return { touched: [], unknown: isTakenHere ? ['seen by the worker'] : [], files: isTakenHere ? 7 : 0 }
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
  const check = await checkOf((claim) => held.then(() => claimed(claim)), [one])
  check.lookAgain()
  const now = check.now()
  await turn()
  release()
  expect(await now).toMatchObject({ touched: [], unknown: ['notes.txt'], files: 2 })
})

test('what the worker has looked for is not looked for again', async () => {
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

test('where both have looked, what they have seen adds up, and each has seen something else', async () => {
  const answer = async (claim: Claim) => {
    // Of a hundred shares: notes.txt is in one of them, a.html in a later one.
    Atomics.store(claim, 0, 60)
    return { touched: ['a.html'], unknown: ['seen by the worker'], files: 3 }
  }
  const check = await checkOf(answer, [{ ...one, paths: ['b.html'] }])
  check.lookAgain()
  expect(await check.now()).toMatchObject({
    touched: ['a.html'],
    unknown: ['seen by the worker', 'a.html'],
    files: 4,
  })
})
