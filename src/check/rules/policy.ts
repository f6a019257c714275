import { withPolicy } from '../../render/print/policy'
import { namedExceptions } from '../../site/policy-exceptions'
import { all } from '../site/elements'
import { fileText, type RenderedPage, type RenderedSite } from '../site/rendered-site'
import type { Found, Rule } from '../site/rule'

/** Verifies the final bytes, because any change to a page after its policy was made breaks it. */
export const policyRule: Rule = {
  id: 'policy',
  promise:
    'every page begins with a content security policy that allows its own bytes, files of the site, and nothing else',
  fix: 'Start the layout with <head> and <meta charset>, load files of this site only, and do not change pages after the build',
  find: exceptions,
  findOn: faults,
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

/** Compares the page with one to which its policy has just been added. */
function faults(page: RenderedPage, site: RenderedSite): string[] {
  const { length } = all(page, 'meta[http-equiv="Content-Security-Policy"]')
  if (length !== 1) return [`found ${length || 'no'} content security policies, expected one`]
  const html = fileText(site, site.fileOf.get(page.path))
  const without = html.replace(/<meta http-equiv="?Content-Security-Policy"?[^>]*>/gi, '')
  if (withPolicy(without, site.site.settings.policy) === html) return []
  return [
    'found a content security policy of another page, expected one that allows what this page contains and no more',
  ]
}
