import { Writable } from 'node:stream'

/** A stream that records what is written to it, and claims to be a terminal. */
export class Terminal extends Writable {
  readonly isTTY = true
  readonly columns = 80
  text = ''

  cursorTo(): boolean {
    return true
  }

  clearLine(): boolean {
    return true
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.text += chunk.toString()
    done()
  }
}
