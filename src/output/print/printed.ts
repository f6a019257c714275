import { memo } from '../../content/memo'
import type { NewFile, OutputFile, PrintableFile } from '../output-file'
import type { PageDraft } from './page-draft'
import type { PagePrinter, Pieces } from './page-printer'

/** Prints the pages among files, each once for all its files. */
export async function* printed(
  files: AsyncIterable<PrintableFile> | Iterable<PrintableFile>,
  printer: PagePrinter,
): AsyncGenerator<NewFile> {
  const piecesOf = memo(1, (draft: PageDraft) => printer.print(draft))
  for await (const file of files) {
    if ('draft' in file) yield { path: file.path, source: file.source, pieces: await piecesOf(file.draft) }
    else yield file
  }
}

/** Joins the pieces of printed pages. All files of a page share its content. */
export async function* inFull(files: AsyncIterable<NewFile>): AsyncGenerator<OutputFile> {
  const contentOf = memo(1, (pieces: Pieces) => pieces.join(''))
  for await (const file of files) {
    if ('content' in file) yield file
    else yield { path: file.path, source: file.source, content: contentOf(file.pieces) }
  }
}
