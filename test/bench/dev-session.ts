import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { livePaths } from '../../src/dev/live-paths'

/** A running `dev`, as an operator and an open page see it. */
export interface DevSession {
  /** Milliseconds from the start of the process until it serves pages. */
  readonly ready: number
  /** The text at a path. @throws Error for anything but status 200 */
  readonly text: (path: string) => Promise<string>
  /** Resolves with the next change that open pages are told of. */
  readonly change: () => Promise<unknown>
  readonly end: () => Promise<unknown>
}

/** Starts `dev` for a data folder and opens its event stream. */
export async function startDev(data: string): Promise<DevSession> {
  const began = performance.now()
  const args = [join('bin', 'build-site.js'), 'dev', '--data', data, '--port', '0']
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [said] = await once(server.stdout, 'data')
  const ready = performance.now() - began
  const [origin = ''] = /http:\S+/.exec(String(said)) ?? []
  const events = await answerOf(new URL(livePaths.events, origin))
  return {
    ready,
    text: async (path) => {
      const answer = await answerOf(new URL(path, origin))
      if (answer.statusCode !== 200) throw new Error(`found status ${answer.statusCode} for ${path}, expected 200`)
      return (await answer.setEncoding('utf8').toArray()).join('')
    },
    change: async () => {
      for (;;) {
        const [event] = await once(events, 'data')
        if (/^event: (reload|styles)/m.test(String(event))) return event
      }
    },
    end: async () => {
      events.destroy()
      server.kill('SIGINT')
      await once(server, 'exit')
    },
  }
}

async function answerOf(url: URL): Promise<IncomingMessage> {
  const [answer] = await once(get(url), 'response')
  return answer
}
