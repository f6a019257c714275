import type { HTMLElement } from 'node-html-parser'
import { sourceHash } from '../../render/print/page-parts'
import { exceptionsIn, namedExceptions, type PolicyExceptions } from '../../site/policy-exceptions'
import { all, attribute, opening } from '../site/elements'
import type { RenderedPage, RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** The directives of a policy, with their sources. */
type Directives = ReadonlyMap<string, readonly string[]>

/** The default for everything else, and the directives that do not fall back to it. */
const required: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'", "'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

/** Verifies the final bytes, because any change to a page after its policy was made breaks it. */
export const policyRule: Rule = {
  id: 'policy',
  promise:
    'every page begins with a content security policy that allows its own bytes, files of the site, and nothing else',
  fix: 'Start the layout with <head> and <meta charset>, load files of this site only, and do not change pages after the build',
  find: exceptions,
  findOn: (page, { site: { settings } }) => faults(page, settings.policy ?? {}),
}

/** The exceptions are intended, but the person who publishes the site should know about them. */
function exceptions({ site: { settings } }: RenderedSite): Found[] {
  const named = namedExceptions(settings.policy ?? {})
  if (named.size === 0) return []
  const list = Array.from(named, ([directive, origins]) => `${directive} ${origins.join(' ')}`).join('; ')
  const message = `found that the settings let pages load from other sites: ${list}`
  return [
    {
      severity: 'notice',
      message,
      fix: 'Remove an origin from "policy" in the settings when no page needs it any more',
    },
  ]
}

function faults(page: RenderedPage, allowed: PolicyExceptions): string[] {
  const [meta, ...others] = all(page, 'meta[http-equiv="Content-Security-Policy"]')
  if (meta === undefined || others.length > 0) {
    return [`found ${others.length === 0 ? 'no' : others.length + 1} content security policies, expected one`]
  }
  const directives = parsePolicy(attribute(meta, 'content'))
  return [
    ...late(page, meta),
    ...lax(directives, allowed),
    ...inexact(directives, 'script-src', all(page, 'script:not([src])')),
    ...inexact(directives, 'style-src', all(page, 'style')),
  ]
}

function parsePolicy(policy: string): Directives {
  const parts = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

/** Elements before the policy are not covered by it. */
function late(page: RenderedPage, meta: HTMLElement): string[] {
  const [first] = all(page, 'head > *').filter((element) => !element.hasAttribute('charset'))
  if (first === meta || first === undefined) return []
  return [`found ${opening(first)} before the content security policy, expected the policy first`]
}

function lax(directives: Directives, allowed: PolicyExceptions): string[] {
  const missing = Object.entries(required)
    .filter(([name, values]) => !values.includes(directives.get(name)?.join(' ') ?? ''))
    .map(([name, values]) => `found ${said(name, directives)}, expected ${name} ${values.join(' or ')}`)
  const wide = [...directives].flatMap(([name, sources]) =>
    sources
      .filter((source) => !isStrict(name, source) && !exceptionsIn(name, allowed).includes(source))
      .map((source) => `found ${source} in ${name}, expected hashes and sources of this site only`),
  )
  return [...missing, ...wide]
}

function said(name: string, directives: Directives): string {
  const sources = directives.get(name)
  return sources === undefined ? `no ${name}` : `${name} ${sources.join(' ')}`
}

function isStrict(name: string, source: string): boolean {
  if (source === 'data:') return name === 'img-src'
  return /^'(none|self|script|sha256-[\w+/]{43}=)'$/.test(source)
}

/** Checks both directions: bytes that the policy does not allow, and hashes of nothing in the page. */
function inexact(directives: Directives, name: string, elements: readonly HTMLElement[]): string[] {
  const allowed = (directives.get(name) ?? []).filter((source) => source.startsWith("'sha"))
  const hashes = new Map(elements.map((element) => [sourceHash(element.rawText), element]))
  const refused = [...hashes].filter(([hash]) => !allowed.includes(hash))
  const idle = allowed.filter((hash) => !hashes.has(hash))
  return [
    ...refused.map(([, element]) => `found ${opening(element)} whose hash is not in ${name}`),
    ...idle.map((hash) => `found ${hash} in ${name}, expected only hashes of what the page contains`),
  ]
}
