import { Writable } from 'node:stream'

/** A stream that keeps what is written to it, and says that it is a terminal. */
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
