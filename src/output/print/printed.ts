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

/** Joins the pieces of printed pages. @param together creates the content of a page, which all its files share */
export async function* inFull(
  files: AsyncIterable<NewFile>,
  together: (pieces: Pieces) => OutputFile['content'] = (pieces) => pieces.join(''),
): AsyncGenerator<OutputFile> {
  const contentOf = memo(1, together)
  for await (const file of files) {
    if ('content' in file) yield file
    else yield { path: file.path, source: file.source, content: contentOf(file.pieces) }
  }
}
