import { memo } from '../content/memo'
import type { OutputFile, SettledFile, SiteFile } from './output-file'
import type { PageDraft } from './page-draft'
import type { PagePrinter, Pieces } from './page-printer'

/** Prints the pages among files, each once for all files that it is written as. */
export async function* printed(
  files: AsyncIterable<SiteFile> | Iterable<SiteFile>,
  printer: PagePrinter,
): AsyncGenerator<SettledFile> {
  const piecesOf = memo(1, (draft: PageDraft) => printer.print(draft))
  for await (const file of files) {
    if ('draft' in file) yield { path: file.path, source: file.source, pieces: await piecesOf(file.draft) }
    else yield file
  }
}

/** Puts pages together that were printed. What is known already is left out. */
export async function* inFull(files: AsyncIterable<SettledFile>): AsyncGenerator<OutputFile> {
  const contentOf = memo(1, (pieces: Pieces) => pieces.join(''))
  for await (const file of files) {
    if ('content' in file) yield file
    else if ('pieces' in file) yield { path: file.path, source: file.source, content: contentOf(file.pieces) }
  }
}
