import * as z from 'zod'
import { isFields } from '../../content/parse/source'
import { type Address, isPagePath, type MakeAddress, pagePathPhrase } from '../../content/rules/address'
import { isoDate, text } from '../../content/schema/scalars'
import { describe } from '../../lib/describe'
import { firstOfEach } from '../../lib/first-of-each'
import { InputError, type Problem } from '../../lib/problem'
import type { ListedPage } from '../../pages/page'

const madePhrase = "one that is made by site.address('/path')"
const anyLine = z.string({ error: 'text' })
const truth = z.boolean({ error: 'true or false' }).optional()
const object = (phrase: string) => z.custom<object>(isFields, { error: phrase })

const emblem = z.object(
  { slug: anyLine, stage: anyLine, collection: anyLine },
  { error: 'an object with slug, stage and collection' },
)

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
  const head = z.object(
    {
      title: text,
      description: text,
      noindex: truth,
      previous: address.optional(),
      next: address.optional(),
      jsonLd: z.array(object('an object'), { error: 'a list of objects, [] for none' }),
      share,
    },
    { error: 'an object with title, description, share and jsonLd' },
  )
  const props = object('an object with what its body shows')
  return z.object(
    { address, updated: isoDate, isErrorPage: truth, within: address.optional(), props, head },
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
  refuse(shape.address.safeParse(page?.address, { reportInput: true }), ['address'], { page, ...place })
}

/** Checks a page. @throws InputError that names template, page and field */
export function checkPage({ page, ...place }: CheckedPage, schema: PageSchema): void {
  refuse(schema.safeParse(page, { reportInput: true }), [], { page, ...place })
}

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
  const name = typeof path === 'string' ? path : `number ${number}`
  const fieldOf = (issue: z.core.$ZodIssue) => [...within, ...issue.path].join('.')
  throw new InputError(
    firstOfEach(error.issues, fieldOf).map((issue) => ({
      severity: 'error',
      file,
      field: fieldOf(issue),
      message: `${describe(issue.input)} on page ${name}, expected ${issue.message}`,
    })),
  )
}
