import type { LoadedData } from '../content/load-data'
import { renderMarkdown } from '../content/markdown/markdown'
import { type Address, addresses, type MakeAddress } from '../content/rules/address'
import { type Data, mapEntries } from '../content/schema/kinds'
import { plainWords } from '../content/schema/plain-words'
import { siteSettings } from '../content/schema/settings'
import { fillMarkdown, fillPlaceholders, mayHold, type Placeholders } from '../content/source/placeholders'
import { describe } from '../lib/describe'
import { firstOfEach } from '../lib/first-of-each'
import { formats } from '../lib/formats'
import { InputError } from '../lib/problem'
import { buildRedirects, type Redirect } from './build-redirects'
import type { Settings, SiteDefinition } from './define-site'

/** A site made from its data. */
export interface Site {
  readonly settings: Settings
  /** The value of each `{name}` in texts. */
  readonly names: Placeholders
  readonly address: MakeAddress
  /** The address of the home page. */
  readonly home: Address
  readonly redirects: readonly Redirect[]
  /** The model for page templates. */
  readonly model: object
  /** The data of header and footer of every page. */
  readonly frame: object
}

/** Replaces every image in the data with its picture. The addresses of pictures depend on the address of the site. */
export type PlaceImages = (data: Data, address: MakeAddress) => Data

/** The options for making a site. */
interface Making {
  /** Origin and optional base path; taken from the data when undefined. */
  readonly siteUrl?: string | undefined
  /** Replaces images with their pictures. */
  readonly place?: PlaceImages | undefined
  /** The site definition, as the operator would type it. */
  readonly file?: string
}

/**
 * Makes a site from its data, with every `{name}` in texts replaced. Pure.
 * @throws InputError for invalid settings
 */
export function buildSite(
  definition: SiteDefinition,
  { data, redirects }: Pick<LoadedData, 'data' | 'redirects'>,
  { siteUrl, place = (given) => given, file = 'templates/site.ts' }: Making = {},
): Site {
  const names = definition.placeholders?.(data, siteUrl) ?? {}
  const filled = fillData(data, names)
  const settings = checkedSettings(definition.settings(filled), file)
  const address = addresses(siteUrl ?? settings.url)
  const home = address('/')
  const markdown = (text: string) => renderMarkdown(text, (path) => home.href + path.slice(1))
  const { locale, currency } = settings
  const model = definition.model(place(filled, address), { address, markdown, formats: formats(locale, currency) })
  return {
    ...{ settings, names, address, home, model },
    frame: definition.frame(model),
    redirects: buildRedirects(redirects.value, address),
  }
}

function fillData(data: Data, names: Placeholders): Data {
  return mapEntries(data, (entry) => {
    const filled = mayHold(entry.value) ? { ...entry, value: fillPlaceholders(entry.value, names) } : entry
    return 'body' in filled && typeof filled.body === 'string'
      ? { ...filled, body: fillMarkdown(filled.body, names) }
      : filled
  })
}

/**
 * The settings of a site, if they can be used.
 *
 * @throws InputError that names each invalid setting
 */
export function checkedSettings(settings: Settings, file: string): Settings {
  const { error } = siteSettings.safeParse(settings, { reportInput: true, error: plainWords })
  if (error === undefined) return settings
  throw new InputError(
    firstOfEach(error.issues, ({ path }) => path.join('.')).map((issue) => ({
      severity: 'error',
      file,
      field: ['settings', ...issue.path].join('.'),
      message:
        issue.code === 'unrecognized_keys'
          ? `found ${issue.keys.join(', ')}, expected ${issue.message}`
          : `${describe(issue.input)}, expected ${issue.message}`,
    })),
  )
}
