import { type KnownFile, type LazyFile, made, type OutputFile } from './output-file'

/** How many files are held at a time: enough for the threads that compress, of which there are four by default. */
const atOnce = 16

/**
 * Makes lazy files several at a time, for those that are made outside of this thread. Their order stays the same.
 *
 * @param onFile called with the number of files that have been begun
 */
export async function* madeAhead(
  files: Iterable<LazyFile | KnownFile>,
  onFile: (count: number) => void = () => {},
): AsyncGenerator<OutputFile | KnownFile> {
  const ahead: (KnownFile | Promise<OutputFile>)[] = []
  let count = 0
  for (const file of files) {
    if ('make' in file) onFile(++count)
    ahead.push('make' in file ? begun(file) : file)
    const first = ahead.length >= atOnce ? ahead.shift() : undefined
    if (first !== undefined) yield await first
  }
  for (const file of ahead) yield await file
}

/** A failure is reported when it is the file's turn. */
function begun(file: LazyFile): Promise<OutputFile> {
  const making = made(file)
  making.catch(() => undefined)
  return making
}
