import type { LeftFile, Restamps } from '../ledger/ledger-entries'
import { copyOutput } from '../publish/copy-output'
import { SpareFolder } from '../publish/spare-folder'
import { type Look, pathsOf, restampNow, touchedIn, untouched } from '../publish/survey'
import { noOthers, unknownIn } from '../publish/unknown-in'
import { type Claim, isTaken } from './claim'
import type { CopyPlaces, LeftOutput, OutputTasks } from './messages'

/** The unmodified files of the old output; none until it has been checked. */
let asLeft: LeftOutput = { out: '', left: [] }

/** All of its files, as they were passed. */
let all: readonly LeftFile[] = []

/**
 * Those that got another hard link, and so another stamp. Kept until they are asked for: of two hundred thousand files it
 * takes less memory here, where their stamps are known anyway.
 */
let linked: ReadonlySet<LeftFile> = new Set()

/** Those of them that have not been looked at since. */
const toRestamp = new Set<LeftFile>()

/** What is done with the old output. */
export const outputTasks: OutputTasks = { left: touched, copy, restamped, again }

function touched({ out, left }: LeftOutput): readonly string[] {
  const paths = touchedIn(out, left)
  all = left
  asLeft = { out, left: untouched(left, paths) }
  return paths
}

function again(claim?: Claim): Look {
  const { out, left } = asLeft
  const began = performance.now()
  const touched = touchedIn(out, left, toRestamp)
  // To begin takes as long as to look at a third of all.
  const isDone = claim !== undefined && isTaken(claim)
  const others = isDone ? noOthers : unknownIn(out, pathsOf(left), claim)
  // Measured here: the main thread may be too busy to receive the answer at once.
  return { ended: Date.now(), took: performance.now() - began, touched, ...others }
}

function copy({ renewed, spares }: CopyPlaces): boolean {
  const { out, left } = asLeft
  const copied = copyOutput(out, renewed, left, new SpareFolder(spares, out))
  if (copied === undefined) return false
  linked = new Set(copied)
  for (const file of linked) toRestamp.add(file)
  return true
}

function restamped(): Restamps {
  const { out } = asLeft
  for (const file of toRestamp) restampNow(out, file)
  toRestamp.clear()
  return all.map((file) => (linked.has(file) ? file.stamp : ''))
}
