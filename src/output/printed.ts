import type { OutputFile, SettledFile, SiteFile } from './output-file'
import type { PageDraft } from './page-draft'
import type { PagePrinter, Pieces } from './page-printer'

/** Prints the pages among files, each once for all files that it is written as. */
export async function* printed(
  files: AsyncIterable<SiteFile> | Iterable<SiteFile>,
  printer: PagePrinter,
): AsyncGenerator<SettledFile> {
  let last: { readonly draft: PageDraft; readonly pieces: Pieces } | undefined
  for await (const file of files) {
    if (!('draft' in file)) yield file
    else {
      const { draft, path, source } = file
      if (last?.draft !== draft) last = { draft, pieces: await printer.print(draft) }
      yield { path, source, pieces: last.pieces }
    }
  }
}

/** Puts pages together that were printed. What is known already is left out. */
export async function* inFull(files: AsyncIterable<SettledFile>): AsyncGenerator<OutputFile> {
  let last: { readonly pieces: Pieces; readonly content: string } | undefined
  for await (const file of files) {
    if ('content' in file) yield file
    else if ('pieces' in file) {
      const { pieces, path, source } = file
      if (last?.pieces !== pieces) last = { pieces, content: pieces.join('') }
      yield { path, source, content: last.content }
    }
  }
}
