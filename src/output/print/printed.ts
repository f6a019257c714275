import { memo } from '../../content/memo'
import type { NewFile, OutputFile, PrintableFile } from '../output-file'
import type { PageDraft } from './page-draft'
import type { PagePrinter, Pieces } from './page-printer'

/** A function that prints the pages among files, each once for all its files, which follow each other. */
export function printing(printer: PagePrinter): (file: PrintableFile) => Promise<NewFile> {
  const piecesOf = memo(1, (draft: PageDraft) => printer.print(draft))
  return async (file) =>
    'draft' in file ? { path: file.path, source: file.source, pieces: await piecesOf(file.draft) } : file
}

/** Prints the pages among files, each once for all its files. */
export async function* printed(
  files: AsyncIterable<PrintableFile> | Iterable<PrintableFile>,
  printer: PagePrinter,
): AsyncGenerator<NewFile> {
  const print = printing(printer)
  for await (const file of files) yield print(file)
}

/** Joins the pieces of printed pages. All files of a page share its content. */
export async function* inFull(files: AsyncIterable<NewFile>): AsyncGenerator<OutputFile> {
  const contentOf = memo(1, (pieces: Pieces) => pieces.join(''))
  for await (const file of files) {
    if ('content' in file) yield file
    else yield { path: file.path, source: file.source, content: contentOf(file.pieces) }
  }
}
