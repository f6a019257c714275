import { isAscii } from 'node:buffer'

/** Decodes UTF-8 line by line; the lines are without their ends. */
export function* linesOf(bytes: Buffer): Generator<string> {
  const encoding = encodingOf(bytes)
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(lineEnd, start)
    const end = found === -1 ? bytes.length : found
    yield bytes.toString(encoding, start, end)
    start = end + 1
  }
}

const lineEnd = '\n'.charCodeAt(0)

/** What is in ASCII, as most of it is, is read in half the time and takes half the memory. */
function encodingOf(bytes: Buffer): 'latin1' | 'utf8' {
  return isAscii(bytes) ? 'latin1' : 'utf8'
}
