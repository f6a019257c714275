import { onTestFinished } from 'vitest'

/** The event stream of a dev server. */
interface LiveStream {
  /** The next event, such as `reload mwq0-2`. */
  readonly next: () => Promise<string>
}

/** Listens to a dev server like an open page, until the test ends. */
export async function liveStream(origin: string): Promise<LiveStream> {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const response = await fetch(new URL('/@build-site/events', origin), { signal: ending.signal })
  if (response.body === null) throw new Error('the stream has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    next: async () => {
      for (;;) {
        const found = /event: (.*)\ndata: (.*)\n\n/.exec(text)
        if (found !== null) {
          text = text.slice(found.index + found[0].length)
          return `${found[1]} ${found[2]}`
        }
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream ended')
        text += value
      }
    },
  }
}
