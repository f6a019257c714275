import type { OutputFile } from '../../src/lib/output-file'

/** A site of sixty files in one of two versions, with a third of the files in common. */
export async function* siteOf(version: number): AsyncGenerator<OutputFile> {
  for (let index = 0; index < 60; index++) {
    const text = index % 3 === 0 ? 'the same' : `version ${version}`
    yield { path: `pages/${index}/index.html`, content: `${index} ${text}\n`.repeat(200), source: 'test' }
  }
}
