import type { Caller } from './caller'

/** The address of the site according to the environment. */
export interface PlatformSite {
  /** The variable that contains it. */
  readonly variable: string
  /** Its value, with a scheme added if the platform leaves it out. Not checked. */
  readonly url: string
}

/**
 * Reads the documented environment variables of hosting platforms. `SITE_URL` works everywhere and takes precedence.
 * The variables of a platform count only if its own marker is set, because a name such as `URL` may mean anything on
 * other machines.
 */
export function platform(env: Caller['env']) {
  // A preview is for those who work on the site: search engines are asked to keep away.
  const { variables, isPreview } = host(env)
  // An empty variable counts as not set.
  const variable = ['SITE_URL', ...variables].find((name) => env[name])
  const scheme = variable?.startsWith('VERCEL') ? 'https://' : ''
  const site = variable === undefined ? undefined : { variable, url: `${scheme}${env[variable]}` }
  return { site, isPreview }
}

/** Cloudflare does not say which branch is in production; these are the usual names. */
const productionBranches: readonly unknown[] = ['main', 'master', 'production']

/** The variables that name the address of the site, the best first. */
function host(env: Caller['env']): { readonly variables: readonly string[]; readonly isPreview: boolean } {
  if (env.NETLIFY === 'true') {
    // `URL` is the site's own address in every context, `DEPLOY_PRIME_URL` that of a preview or a branch.
    const isPreview = (env.CONTEXT ?? 'production') !== 'production'
    return { variables: isPreview ? ['DEPLOY_PRIME_URL', 'URL'] : ['URL'], isPreview }
  }
  if (env.CF_PAGES === '1') {
    // `CF_PAGES_URL` is different for each deployment, also in production, where the address of the data is used
    // instead. `SITE_URL`, which Cloudflare can set separately for production and previews, takes precedence.
    const branch = env.CF_PAGES_BRANCH
    if (productionBranches.includes(branch)) return { variables: [], isPreview: false }
    return { variables: ['CF_PAGES_URL'], isPreview: branch !== undefined && !env.SITE_URL }
  }
  if (env.VERCEL === '1') {
    // Its variables are hosts without a scheme; the production host is also set in previews.
    const isPreview = (env.VERCEL_ENV ?? 'production') !== 'production'
    return { variables: [...(isPreview ? [] : ['VERCEL_PROJECT_PRODUCTION_URL']), 'VERCEL_URL'], isPreview }
  }
  return { variables: [], isPreview: false }
}
