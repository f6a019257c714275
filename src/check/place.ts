import type { Source } from '../content/source/source'
import type { Fault } from './finding'
import type { RenderedPage } from './rendered-site'

type Place = Pick<Fault, 'page' | 'file' | 'line'>

/** A place in the markup of a page: its template. */
export function inTemplate({ path, template }: RenderedPage): Place {
  return { page: path, file: template }
}

/** A text of a page: the field of its data file where it has that field, otherwise its template. */
export function inData(page: RenderedPage, field: string): Place {
  const { path, source } = page
  if (source === undefined || !hasField(source.value, field)) return inTemplate(page)
  return { page: path, file: source.file, line: source.lineOf([field]) }
}

/** A field of a data file. */
export function atField(source: Source, field: readonly (string | number)[]): Place {
  return { file: source.file, line: source.lineOf(field) }
}

function hasField(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field)
}
