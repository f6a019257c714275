import { join } from 'node:path'
import { sha256 } from '../content/sha256'
import type { TextMemory } from '../content/source/parsed-texts'
import { programFiles } from './program-files'
import { programName } from './program-name'
import { TextStore } from './text-store'

/** Of how many data files it is kept what they stand for. */
const limit = 1_000

/** Keeps what data files stand for, apart for each state of the program. */
export class ParsedTexts implements TextMemory {
  readonly #store: TextStore

  constructor(packageRoot: string) {
    this.#store = new TextStore(join(programFiles(packageRoot).cache, 'data'), limit)
  }

  readonly recall: TextMemory['recall'] = (text) => this.#store.read(keyOf(text))

  readonly keep: TextMemory['keep'] = (text, made) => this.#store.write(keyOf(text), made)

  /** Removes the oldest beyond the limit. */
  sweep(): Promise<void> {
    return this.#store.sweep()
  }
}

function keyOf(text: string): string {
  return sha256(`${programName}\n${text}`)
}
