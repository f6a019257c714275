import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CacheFolders } from './cache-folders'
import { type DevSession, startDev } from './dev-session'
import { machine } from './machine'
import { slugOf } from './make-brand'
import { brandFile, makeData } from './make-data'
import { median } from './median'

/*
 * Works with `dev` on a large site as an operator does, and prints how long each step takes. After an edit, the page is
 * shown once it has come with its styles.
 */
const brands = 10_000
const times = 9

/** How long it takes until all files are watched, in milliseconds. */
const settling = 4_000

const folder = await mkdtemp(join(tmpdir(), 'build-site-bench-'))
const data = join(folder, 'data')
const caches = await CacheFolders.open()
try {
  await makeData(data, brands)
  console.log(`${machine}\n`)
  await caches.forgetCache()
  const first = await startDev(data)
  say('ready for the first time', [first.ready])
  await first.end()
  const session = await startDev(data)
  say('ready', [session.ready])
  await work(session).finally(session.end)
} finally {
  await Promise.all([rm(folder, { recursive: true }), caches.close()])
}

async function work(session: DevSession): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, settling))
  say('the first page of a brand', await repeat(1, () => session.text(`/${slugOf(0)}`)))
  say('another page', await repeat(times, (turn) => session.text(`/${slugOf(turn + 1)}`)))
  say('the first page of domains', await repeat(1, () => session.text('/domains')))
  const record = brandFile(data, 0, brands)
  say(
    'an edited record shown',
    await repeat(times, (turn) => edit(session, record, /"details":"/, `$&Edited ${turn}: `, `Edited ${turn}: `)),
  )
  say(
    'an edited price shown',
    await repeat(times, (turn) => edit(session, record, /"price":\d+/, `"price":2${turn}123`, `$2${turn},123`)),
  )
}

/** Edits a file and loads a page that shows it, with its styles. */
async function edit(session: DevSession, file: string, from: RegExp, to: string, shown: string): Promise<void> {
  const told = session.change()
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
  await told
  const page = await session.text(`/${slugOf(0)}`)
  if (!page.includes(shown)) throw new Error(`found a page without ${shown}, expected it after the edit of ${file}`)
  const [, styles = ''] = /<link rel="stylesheet" href="([^"]*)"/.exec(page) ?? []
  await session.text(styles)
}

/** How long a task takes each time, in milliseconds. */
async function repeat(count: number, task: (turn: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const began = performance.now()
    await task(turn)
    taken.push(performance.now() - began)
  }
  return taken
}

function say(what: string, taken: readonly number[]): void {
  const range = taken.length === 1 ? '' : `(${Math.round(Math.min(...taken))} to ${Math.round(Math.max(...taken))})`
  console.log(`${what.padEnd(28)}${String(Math.round(median(taken))).padStart(6)} ms  ${range}`.trimEnd())
}
