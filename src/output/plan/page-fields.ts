import * as z from 'zod'
import { firstOfEach } from '../../content/first-of-each'
import { InputError } from '../../content/problem'
import { type Address, isPagePath, type MakeAddress, pagePathPhrase } from '../../content/rules/address'
import { isoDate, text } from '../../content/schema/scalars'
import { describe } from '../../content/source/describe'
import { isFields } from '../../content/source/is-fields'

const madePhrase = "one that is made by site.address('/path')"
const anyLine = z.string({ error: 'text' })
const truth = z.boolean({ error: 'true or false' }).optional()

/** An object, whatever is in it. It may be made of getters, so none of them is read. */
const object = (phrase: string) => z.custom<object>(isFields, { error: phrase })

const emblem = z.object(
  { slug: anyLine, stage: anyLine, collection: anyLine },
  { error: 'an object with slug, stage and collection' },
)

/**
 * What the fields of a page have to be. Types do not guarantee it, since a site is built without checking the types of
 * its templates.
 */
export function pageFields(makeAddress: MakeAddress) {
  const isMade = ({ path, href, url }: Address) => {
    const made = makeAddress(path)
    return made.href === href && made.url === url
  }
  const path = z.string({ error: madePhrase }).refine(isPagePath, { abort: true, error: pagePathPhrase })
  const address = z
    .object({ path, href: anyLine, url: anyLine }, { error: madePhrase })
    .refine(isMade, { error: madePhrase })
  return {
    address,
    updated: isoDate,
    isErrorPage: truth,
    within: address.optional(),
    props: object('an object with what its body shows'),
    head: object('an object with title, description, share and jsonLd'),
    'head.title': text,
    'head.description': text,
    'head.noindex': truth,
    'head.previous': address.optional(),
    'head.next': address.optional(),
    'head.jsonLd': z.array(object('an object'), { error: 'a list of objects, [] for none' }),
    'head.share': z.object(
      { title: text, line: anyLine, figure: anyLine.optional(), emblem: emblem.optional() },
      { error: 'an object with a title and a line' },
    ),
  }
}

/** What the fields of a page have to be. */
export type PageFields = ReturnType<typeof pageFields>

/**
 * Checks a field of a page.
 *
 * @param page names it: its path, or its place in the list of its template
 * @param file that of its template
 * @throws InputError that names template, page and field
 */
export function checkField(
  fields: PageFields,
  field: keyof PageFields,
  value: unknown,
  page: string,
  file: string,
): void {
  const { error } = fields[field].safeParse(value, { reportInput: true })
  if (error === undefined) return
  const issues = firstOfEach(error.issues, ({ path }) => path.join('.'))
  throw new InputError(
    issues.map(({ path, input, message }) => ({
      severity: 'error',
      file,
      field: [field, ...path].join('.'),
      message: `${describe(input)} on page ${page}, expected ${message}`,
    })),
  )
}
