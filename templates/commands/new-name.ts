import { betterSlug, host, slugOf, text } from 'build-site'
import endings from 'tlds' with { type: 'json' }
import type { Call } from '../model/site-types'

/** The names of a new brand or domain. */
export type NewName = ReturnType<typeof newName>

/** What is not quite a domain; the name of a brand may contain dots and slashes. And what is expected instead. */
const odd = {
  brand: {
    signs: /:\/\/|@|[.,]\p{L}{2,}(\/|\P{L}*$)/u,
    expected:
      'a name, or a domain without https://, www. and path, such as saltmill.io; for a name that only looks like a domain, choose its slug with --slug',
  },
  domain: {
    signs: /[@.:/\\()[\]<>"“”„«»]|^['‘’]|['‘’]$/,
    expected: 'a name, or a domain without https://, www., port, path, brackets and quotes, such as saltmill.io',
  },
}

const asked = 'choose one yourself with --slug, such as --slug saltmill'

/** The slug and the domain of the name in a call: a typed domain stays as it is; any other name gets the slug and .com. */
export function newName(kind: keyof typeof odd, { args, options, refuse }: Pick<Call, 'args' | 'options' | 'refuse'>) {
  const [name, chosen] = [(args[0] ?? '').trim(), textOption(options.slug)]
  if (/[{}]/.test(name)) refuse('a name without { and }, which mark placeholders')
  if (!text.safeParse(name).success) refuse('a name of visible letters')
  // As people read it. Chinese and Japanese keyboards type a different dot.
  const { data: found } = host.safeParse(name.toLowerCase().replace(/[。．｡]/g, '.'))
  const ending = found?.slice(found.lastIndexOf('.') + 1) ?? ''
  // Node.js is a name.
  const domain = endings.includes(ending) ? found : undefined
  if (found !== domain && kind === 'domain')
    refuse(`a domain with an existing ending, such as saltmill.io, not .${ending}`)
  // With a chosen slug, a name that looks like a domain is not one.
  const isName = kind === 'brand' && chosen !== undefined
  if (domain === undefined && odd[kind].signs.test(name) && !isName) refuse(odd[kind].expected)
  const slug = chosen ?? slugOf(domain?.slice(0, domain.lastIndexOf('.')) ?? name)
  if (slug === undefined) return refuse(`a name with letters or digits from which an address can be made; ${asked}`)
  const better = betterSlug(slug)
  if (better !== undefined) refuse(`${better}, not ${slug}; ${asked}`)
  const offered = domain ?? `${slug}.com`
  return {
    name: domain === undefined || name.toLowerCase() === domain ? name : domain,
    slug,
    /** The slug with the top-level domain, for when `slug` is taken. Undefined for a chosen slug. */
    longSlug: chosen === undefined ? slugOf(offered.replaceAll('.', '-')) : undefined,
    /** The domain that is offered, in Unicode. */
    host: offered,
    /** Whether the domain was typed instead of derived from the slug. */
    isTyped: domain !== undefined,
  }
}

/** `--slug`. @param what the slug is */
export function slugOption(what: string) {
  return { flags: '--slug <slug>', description: `${what}; made from the name if omitted`, expected: betterSlug }
}

/** A text option; undefined without one. */
export function textOption(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
