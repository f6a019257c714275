import { atField } from '../../content/parse/problem-at'
import type { Fault } from '../../lib/fault'
import type { RenderedPage } from './rendered-site'

type Place = Pick<Fault, 'page' | 'file' | 'line'>

/** Errors in the markup of a page, which come from its template and are fixed in the same way. */
export function markupErrors(page: RenderedPage, messages: readonly string[], fix: string): Fault[] {
  return messages.map((message) => ({ severity: 'error', ...inTemplate(page), message, fix }))
}

/** A location in the markup of a page: its template. */
export function inTemplate({ path, template }: RenderedPage): Place {
  return { page: path, file: template }
}

/** The location of a page's text: the first of these fields that exists in its data file, or else its template. */
export function inData(page: RenderedPage, ...fields: readonly string[]): Place {
  const { path, source } = page
  const field = fields.find((name) => hasField(source?.value, name))
  if (source === undefined || field === undefined) return inTemplate(page)
  return { page: path, ...atField(source, [field]) }
}

function hasField(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field)
}
