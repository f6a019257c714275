import * as z from 'zod'
import { isFields } from '../../content/parse/source'
import { type Address, isPagePath, type MakeAddress, pagePathPhrase } from '../../content/rules/address'
import { isoDate, text } from '../../content/schema/scalars'
import { describe, shortened } from '../../lib/describe'
import { firstOfEach } from '../../lib/first-of-each'
import { InputError, type Problem } from '../../lib/problem'
import type { ListedPage } from '../../pages/page'
import { templateError } from '../../render/compile/template-error'
import type { Site } from '../../site/site'
import { oddValue } from './plain-data'

const madePhrase = "one that is made by site.address('/path')"
const anyLine = z.string({ error: 'text' })
const truth = z.boolean({ error: 'true or false' }).optional()
const object = (phrase: string) => z.custom<object>(isFields, { error: phrase })

const emblem = z.record(z.string(), anyLine, { error: 'an object of texts' })

/**
 * What a page has to be. Types do not guarantee it, since a site is built without checking the types of its templates.
 */
export function pageSchema(makeAddress: MakeAddress) {
  const isMade = ({ path, href, url }: Address) => {
    const made = makeAddress(path)
    return made.href === href && made.url === url
  }
  const path = z.string({ error: madePhrase }).refine(isPagePath, { abort: true, error: pagePathPhrase })
  const address = z
    .object({ path, href: anyLine, url: anyLine }, { error: madePhrase })
    .refine(isMade, { error: madePhrase })
  const share = z.object(
    { title: text, line: anyLine, figure: anyLine.optional(), emblem: emblem.optional() },
    { error: 'an object with a title and a line' },
  )
  const file = z.object({ path: anyLine, href: anyLine, url: anyLine }, { error: madePhrase })
  const alternate = z.object(
    { type: text, title: text, address: file.refine(isMade, { error: madePhrase }) },
    { error: 'an object with type, title and address' },
  )
  const head = z.object(
    {
      title: text,
      description: text,
      noindex: truth,
      previous: address.optional(),
      next: address.optional(),
      alternates: z.array(alternate, { error: 'a list of other forms' }).optional(),
      jsonLd: z.array(object('an object'), { error: 'a list of objects, [] for none' }),
      share,
    },
    { error: 'an object with title, description, share and jsonLd' },
  )
  const props = object('an object with what its body shows')
  return z.object(
    { address, updated: isoDate, isErrorPage: truth, isLong: truth, within: address.optional(), props, head },
    { error: 'a page' },
  )
}

/** What a page has to be. */
export type PageSchema = ReturnType<typeof pageSchema>

/** A page as its template has made it, and its place in the list of that, from 1. */
interface CheckedPage extends ListedPage {
  readonly number: number
}

/** Checks the address of a page, without which it cannot even be listed. @throws InputError */
export function checkAddress({ page, ...place }: CheckedPage, { shape }: PageSchema): void {
  if (!isFields(page)) {
    const found = `${describe(page ?? null)} in place of page number ${place.number}`
    throw InputError.at(
      place.template.file,
      `${found}, expected a page: an object with address, head, updated and props`,
    )
  }
  refuse(shape.address.safeParse(page.address, { reportInput: true }), ['address'], { page, ...place })
}

/** Checks a page. @throws InputError that names template, page and field */
export function checkPage({ page, ...place }: CheckedPage, schema: PageSchema): void {
  refuse(schema.safeParse(page, { reportInput: true }), [], { page, ...place })
  const { props, head, address } = page
  try {
    requirePlain(props, 'props', { page, ...place })
    requirePlain(head.jsonLd, 'head.jsonLd', { page, ...place })
  } catch (error) {
    throw templateError(error, place.template.file, address.path)
  }
}

/** Pages are rendered from their data as JSON, which loses anything else. @throws InputError, or what a getter throws */
function requirePlain(data: object, name: string, { page, template: { file } }: CheckedPage): void {
  const on = `on page ${page.address.path}`
  const odd = oddValue(data)
  const problem = (field: string, message: string) =>
    new InputError([{ severity: 'error', file, field: `${name}${field}`, message }])
  if (odd !== undefined) throw problem(odd.path.map((part) => `.${part}`).join(''), `${odd.found} ${on}, ${plainWords}`)
  if ('frame' in data) throw problem('.frame', `found a field ${on} that the layout has for each page, ${frameWords}`)
}

/** What header and footer show is sent to other threads, and compared with that of the next build. @throws InputError */
export function checkFrame({ frame }: Pick<Site, 'frame'>, file: string): void {
  const odd = oddValue(frame)
  if (odd === undefined) return
  const field = ['frame', ...odd.path].join('.')
  throw new InputError([{ severity: 'error', file, field, message: `${odd.found}, ${plainWords}` }])
}

const plainWords = 'expected plain data: texts, numbers, true or false, lists, objects'
const frameWords = 'expected another name for it'

/** Checks all pages. @throws InputError with the first page of each template that is not as it has to be */
export function checkPages(pages: readonly ListedPage[], makeAddress: MakeAddress): void {
  const schema = pageSchema(makeAddress)
  const problems = new Map<string, readonly Problem[]>()
  for (const [index, listed] of pages.entries()) {
    if (problems.has(listed.template.file)) continue
    try {
      checkPage({ ...listed, number: index + 1 }, schema)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.set(listed.template.file, error.problems)
    }
  }
  if (problems.size > 0) throw new InputError([...problems.values()].flat())
}

function refuse(
  { error }: z.ZodSafeParseResult<unknown>,
  within: readonly string[],
  { page, template: { file }, number }: CheckedPage,
): void {
  if (error === undefined) return
  const path: unknown = page?.address?.path
  const name = typeof path === 'string' ? shortened(path) : `number ${number}`
  const fieldOf = (issue: z.core.$ZodIssue) => [...within, ...issue.path].join('.')
  throw new InputError(
    firstOfEach(error.issues, fieldOf).map((issue) => ({
      severity: 'error',
      file,
      field: fieldOf(issue),
      message: `${found(issue.input)} on page ${name}, expected ${issue.message}`,
    })),
  )
}

/** Numbers as those who write templates know them. */
function found(value: unknown): string {
  return typeof value === 'number' ? `found ${value}` : describe(value)
}
