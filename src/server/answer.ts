import type { ServerResponse } from 'node:http'
import { contentType } from '../lib/media-types'

/** A response. */
export interface Answer {
  readonly status: number
  /** Media type of the body. */
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** A short plain text response. */
export function words(status: number, text: string, headers: Answer['headers'] = {}): Answer {
  return { status, type: contentType('words.txt'), body: `${text}\n`, headers }
}

/** A temporary redirect. */
export function redirect(location: string): Answer {
  return words(302, `See ${location}`, { Location: location })
}

/** Sends a response. For HEAD requests, Node omits the body. */
export function send(response: ServerResponse, { status, type, body, headers }: Answer): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': bytes.length, ...headers }).end(bytes)
}
