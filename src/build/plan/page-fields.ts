import * as z from 'zod'
import { isFields } from '../../content/parse/source'
import { type Address, isPagePath, type MakeAddress, pagePathPhrase } from '../../content/rules/address'
import { isoDate, text } from '../../content/schema/scalars'
import { describe, shortened } from '../../lib/describe'
import { firstOfEach } from '../../lib/first-of-each'
import { InputError, type Problem } from '../../lib/problem'
import type { Head } from '../../pages/head'
import type { ListedPage } from '../../pages/page'
import { templateError } from '../../render/compile/template-error'
import type { Site } from '../../site/site'
import { oddValue } from './plain-data'

const madePhrase = "one that is made by site.address('/path')"
const anyLine = z.string({ error: 'text' })
const truth = z.boolean({ error: 'true or false' }).default(false)
const object = <Fields extends object>(phrase: string) => z.custom<Fields>(isFields, { error: phrase })

/**
 * The fields of a page. Any other field is dropped, and each field is read once. Types do not guarantee valid pages,
 * because a build does not check the types of templates.
 */
export function pageSchema(makeAddress: MakeAddress, isPreview = false) {
  const isMade = ({ path, href, url }: Address) => {
    const made = makeAddress(path)
    return made.href === href && made.url === url
  }
  const addressOf = (path: z.ZodType<string>) =>
    z.object({ path, href: anyLine, url: anyLine }, { error: madePhrase }).refine(isMade, { error: madePhrase })
  const address = addressOf(z.string({ error: madePhrase }).refine(isPagePath, { abort: true, error: pagePathPhrase }))
  const alternate = z.object(
    { type: text, title: text, address: addressOf(anyLine) },
    { error: 'an object with type, title and address' },
  )
  const emblem = z.record(z.string(), anyLine, { error: 'an object of texts' }).optional()
  const share = z.object(
    { title: text, host: anyLine.optional(), line: anyLine, figure: anyLine.optional(), emblem },
    { error: 'an object with a title and a line' },
  )
  const head = z.object(
    {
      title: text,
      description: text,
      noindex: truth.transform((noindex) => noindex || isPreview),
      previous: address.optional(),
      next: address.optional(),
      alternates: z.array(alternate, { error: 'a list of other forms' }).optional(),
      jsonLd: z.array(object<Head['jsonLd'][number]>('an object'), { error: 'a list of objects, [] for none' }),
      share,
    },
    { error: 'an object with title, description, share and jsonLd' },
  )
  const props = object('an object with what its body shows')
  return z.object(
    { address, updated: isoDate, isErrorPage: truth, isLong: truth, within: address.optional(), props, head },
    { error: 'a page: an object with address, head, updated and props' },
  )
}

/** The schema of a page. */
export type PageSchema = ReturnType<typeof pageSchema>

/** A page, and what is wrong with it, if anything. */
export interface ReadPage extends ListedPage {
  readonly mistake?: InputError
}

/**
 * Reads a page that a template has made. `checkPage` reports what is wrong with it, unless it cannot even be listed.
 *
 * @throws InputError for a page without an address
 */
export function readPage({ page, template }: ListedPage, number: number, schema: PageSchema): ReadPage {
  const { data, error } = schema.safeParse(page, { reportInput: true })
  if (data !== undefined) return { page: data, template }
  const unlisted = error.issues.filter(({ path }) => path.length === 0 || path[0] === 'address')
  const name = shortened(pathOf(page) ?? `number ${number}`)
  if (unlisted.length > 0) throw wrongFields(unlisted, name, template.file)
  return { page, template, mistake: wrongFields(error.issues, name, template.file) }
}

/** Checks a page. @throws InputError that names template, page and field */
export function checkPage(listed: ReadPage): void {
  const { page, mistake } = listed
  if (mistake !== undefined) throw mistake
  requirePlain(page.props, 'props', listed)
  requirePlain(page.head.jsonLd, 'head.jsonLd', listed)
}

function pathOf(page: ListedPage['page'] | null | undefined): string | undefined {
  const path: unknown = page?.address?.path
  return typeof path === 'string' ? path : undefined
}

/** Pages are rendered from JSON, which loses everything but plain data. @throws InputError */
function requirePlain(data: object, name: string, { page, template: { file } }: ListedPage): void {
  const on = `on page ${page.address.path}`
  const odd = oddIn(data, file, page.address.path)
  if (odd !== undefined) throw wrongField(file, [name, ...odd.path], `${odd.found} ${on}, ${plainWords}`)
  if (!('frame' in data)) return
  const found = `found a field ${on} that the layout has for each page`
  throw wrongField(file, [name, 'frame'], `${found}, expected another name for it`)
}

/**
 * The data of header and footer is sent to other threads, and compared with that of the next build. @throws InputError
 */
export function checkFrame({ frame }: Pick<Site, 'frame'>, file: string): void {
  const odd = oddIn(frame, file)
  if (odd !== undefined) throw wrongField(file, ['frame', ...odd.path], `${odd.found}, ${plainWords}`)
}

/** A getter of a template may throw. @throws InputError */
function oddIn(data: object, file: string, path?: string): ReturnType<typeof oddValue> {
  try {
    return oddValue(data)
  } catch (error) {
    throw templateError(error, file, path)
  }
}

const plainWords = 'expected plain data: texts, numbers, true or false, lists, objects'

function wrongField(file: string, path: readonly string[], message: string): InputError {
  return new InputError([{ severity: 'error', file, field: path.join('.'), message }])
}

/** Checks all pages. @throws InputError with the first invalid page of each template */
export function checkPages(pages: readonly ListedPage[]): void {
  const problems = new Map<string, readonly Problem[]>()
  for (const listed of pages) {
    if (problems.has(listed.template.file)) continue
    try {
      checkPage(listed)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.set(listed.template.file, error.problems)
    }
  }
  if (problems.size > 0) throw new InputError([...problems.values()].flat())
}

function wrongFields(issues: readonly z.core.$ZodIssue[], name: string, file: string): InputError {
  return new InputError(
    firstOfEach(issues, ({ path }) => path.join('.')).map(({ path, input, message }) => ({
      severity: 'error',
      file,
      ...(path.length > 0 && { field: path.join('.') }),
      message: `${found(input)} on page ${name}, expected ${message}`,
    })),
  )
}

/** Numbers as they are written in JavaScript. */
function found(value: unknown): string {
  return typeof value === 'number' ? `found ${value}` : describe(value)
}
