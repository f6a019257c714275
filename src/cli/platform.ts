/** The environment variables of a process. */
type Environment = Readonly<Record<string, string | undefined>>

/** The address of the site according to the environment. */
export interface PlatformSite {
  /** The variable that says so. */
  readonly variable: string
  /** Its value; a platform that leaves out the scheme has it added. Not checked. */
  readonly url: string
}

/** The environment of a build. */
interface Platform {
  /** Undefined if the environment names no address. */
  readonly site: PlatformSite | undefined
  /** A preview is for those who work on the site: search engines are asked to keep away. */
  readonly isPreview: boolean
}

/**
 * Reads the documented environment variables of hosting platforms. `SITE_URL` works everywhere and wins over them. The
 * variables of a platform count only if its own marker is set, because a name such as `URL` may mean anything elsewhere.
 */
export function platform(env: Environment): Platform {
  const own = named('SITE_URL', env)
  const { site, isPreview } = host(env, own !== undefined)
  return { site: own ?? site, isPreview }
}

function host(env: Environment, hasOwn: boolean): Platform {
  if (env.NETLIFY === 'true') return netlify(env)
  if (env.CF_PAGES === '1') return cloudflare(env, hasOwn)
  if (env.VERCEL === '1') return vercel(env)
  return { site: undefined, isPreview: false }
}

/** `URL` is the site's own address in every context, `DEPLOY_PRIME_URL` that of a preview or a branch. */
function netlify(env: Environment): Platform {
  const isPreview = env.CONTEXT !== undefined && env.CONTEXT !== 'production'
  return { site: named(isPreview ? 'DEPLOY_PRIME_URL' : 'URL', env) ?? named('URL', env), isPreview }
}

/** Cloudflare does not say which branch is in production; these are the usual names. */
const productionBranches = ['main', 'master', 'production']

/**
 * `CF_PAGES_URL` is the address of one deployment, another one each time, in production too: there the site's own address
 * is that of the data. Who sets `SITE_URL`, which Cloudflare keeps apart for production and previews, decides by that.
 */
function cloudflare(env: Environment, hasOwn: boolean): Platform {
  const branch = env.CF_PAGES_BRANCH
  if (branch !== undefined && productionBranches.includes(branch)) return { site: undefined, isPreview: false }
  return { site: named('CF_PAGES_URL', env), isPreview: branch !== undefined && !hasOwn }
}

/** Vercel names hosts, without a scheme; that of production is known to previews too. */
function vercel(env: Environment): Platform {
  const isPreview = env.VERCEL_ENV !== undefined && env.VERCEL_ENV !== 'production'
  const first = isPreview ? 'VERCEL_URL' : 'VERCEL_PROJECT_PRODUCTION_URL'
  return { site: named(first, env, 'https://') ?? named('VERCEL_URL', env, 'https://'), isPreview }
}

/** An empty variable counts as not set. */
function named(variable: string, env: Environment, scheme = ''): PlatformSite | undefined {
  const value = env[variable]
  return value ? { variable, url: scheme + value } : undefined
}
