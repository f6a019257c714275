import type { HTMLElement } from 'node-html-parser'
import { pageParts } from '../../render/print/page-parts'
import { policyTag } from '../../render/print/policy'
import { namedExceptions } from '../../site/policy-exceptions'
import { all, attribute, opening } from '../site/elements'
import { fileText, type RenderedPage, type RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** Verifies the final bytes, because any change to a page after its policy was made breaks it. */
export const policyRule: Rule = {
  id: 'policy',
  promise:
    'every page begins with a content security policy that allows its own bytes, files of the site, and nothing else',
  fix: 'Start the layout with <head> and <meta charset>, load files of this site only, and do not change pages after the build',
  find: exceptions,
  findOn: (page, site) => {
    const [meta, ...others] = all(page, 'meta[http-equiv="Content-Security-Policy"]')
    if (meta !== undefined && others.length === 0) return [...late(page, meta), ...inexact(page, meta, site)]
    return [`found ${meta === undefined ? 'no' : others.length + 1} content security policies, expected one`]
  },
}

/** The exceptions are known, but whoever publishes the site should know them too. */
function exceptions({ site: { settings } }: RenderedSite): Found[] {
  const named = namedExceptions(settings.policy ?? {})
  if (named.length === 0) return []
  const list = named.map(({ directive, origins }) => `${directive} ${origins.join(' ')}`).join('; ')
  const message = `found that the settings let pages load from other sites: ${list}`
  return [{ severity: 'notice', message, fix: 'Take an origin off "policy" in the settings once no page needs it' }]
}

/** Elements before the policy are not covered by it. */
function late(page: RenderedPage, meta: HTMLElement): string[] {
  const [first] = all(page, 'head > *').filter((element) => !element.hasAttribute('charset'))
  if (first === meta || first === undefined) return []
  return [`found ${opening(first)} before the content security policy, expected the policy first`]
}

/** The directives that differ from those that these very bytes need. */
function inexact(page: RenderedPage, meta: HTMLElement, { files, fileOf, site }: RenderedSite): string[] {
  const parts = pageParts(fileText({ files }, fileOf.get(page.path)))
  const { html } = policyTag({ parts, isLive: false, exceptions: site.settings.policy ?? {} })
  const [found, needed] = [directives(attribute(meta, 'content')), directives(/content="(.*)"/.exec(html)?.[1] ?? '')]
  return [...new Set([...found.keys(), ...needed.keys()])]
    .filter((name) => found.get(name) !== needed.get(name))
    .map((name) => `found ${found.get(name) ?? `no ${name}`}, expected ${needed.get(name) ?? 'none'}`)
}

/** The directives of a policy by name, whose sources have no order. */
function directives(policy: string): ReadonlyMap<string, string> {
  const parts = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name, [name, ...sources.sort()].join(' ')]))
}
