import { manifestName } from '../pages/shard'
import { cloudfrontFunction } from './cloudfront-function'
import { controlFiles, type HostFiles, operatorFolder } from './host-file'
import { type HeaderRule, type HostPolicy, headersAt } from './host-policy'

/** Amazon S3 behind CloudFront: a function, two response headers policies, and an upload script. */
export function s3(policy: HostPolicy): HostFiles {
  const { host, headers } = policy
  const name = host.replace(/[^A-Za-z0-9]+/g, '-')
  const folder = `${operatorFolder}/s3`
  return {
    [`${folder}/cloudfront-function.js`]: cloudfrontFunction(policy),
    [`${folder}/cloudfront-headers.json`]: headersPolicy(name, headersAt('/', headers)),
    [`${folder}/cloudfront-headers-share.json`]: headersPolicy(`${name}-share`, headersAt('/assets/share-', headers)),
    [`${folder}/upload.sh`]: uploadScript(policy),
  }
}

/** The input of `aws cloudfront create-response-headers-policy`. Cache-Control is set on the files themselves. */
function headersPolicy(name: string, { 'Cache-Control': _, ...headers }: HeaderRule['headers']): string {
  const { security, custom } = sorted(headers)
  const items = Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true }))
  const policy = {
    Name: name,
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}

/** CloudFront has dedicated fields for some headers and rejects them among the custom ones. */
function sorted({
  'Content-Security-Policy': csp,
  'Referrer-Policy': referrer,
  'Strict-Transport-Security': transport,
  'X-Content-Type-Options': sniffing,
  ...custom
}: HeaderRule['headers']) {
  const security = {
    ...(csp !== undefined && { ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: csp } }),
    ...(referrer !== undefined && { ReferrerPolicy: { Override: true, ReferrerPolicy: referrer } }),
    ...(transport !== undefined && {
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: Number(/\d+/.exec(transport)?.[0]) },
    }),
    ...(sniffing !== undefined && { ContentTypeOptions: { Override: true } }),
  }
  return { security, custom }
}

/**
 * Uploads assets first and never deletes them, so that pages that are open or being replaced find what they request.
 */
function uploadScript(policy: HostPolicy): string {
  const cacheOf = (path: string) => `--cache-control '${headersAt(path, policy.headers)['Cache-Control']}'`
  const left = ['assets/*', `${operatorFolder}/*`, ...controlFiles].map((path) => `--exclude '${path}'`)
  return `#!/bin/sh
# Made by build-site. Uploads the site: sh upload.sh <bucket> [<id of the CloudFront distribution>]
set -eu
bucket=$1
distribution=\${2:-}
cd "$(dirname "$0")/../.."
require() {
  [ -f "$1" ] || { echo "found no $1, expected the whole site: copy all of its parts into this folder" >&2; exit 1; }
}
# A part of the site that is missing here would be deleted: of each part, the next one must be here, and of the last the first.
[ -f ${manifestName()} ] || for part in build-manifest-*-of-*.json; do
  require "$part"
  of=\${part##*-of-}
  number=\${part#build-manifest-}
  require "build-manifest-$((\${number%%-*} % \${of%.json} + 1))-of-$of"
done
${['aws s3 sync assets "s3://$bucket/assets"', ...withoutCopies(policy, '/assets/'), cacheOf('/assets/')].join(' ')}
${['aws s3 sync . "s3://$bucket" --delete', ...withoutCopies(policy, '/'), ...left, cacheOf('/')].join(' ')}
aws s3 cp site.webmanifest "s3://$bucket/site.webmanifest" --content-type application/manifest+json ${cacheOf('/')}
if [ -n "$distribution" ]; then
  aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
fi
`
}

/**
 * Filters that leave out compressed copies, which CloudFront makes itself. The last filter that matches a file decides.
 *
 * @param folder the folder that is uploaded: its `givenFiles` are not copies, whatever their extension
 */
function withoutCopies({ precompressed, givenFiles }: HostPolicy, folder: string): string[] {
  if (!precompressed) return []
  const own = givenFiles.filter((path) => path.startsWith(folder) && /\.(br|gz)$/.test(path))
  // A ? matches any character, including those with a meaning in the shell or in a pattern.
  const patterns = own.map((path) => path.slice(folder.length).replace(/[^\w./-]/gu, '?'))
  return ["--exclude '*.br'", "--exclude '*.gz'", ...patterns.map((pattern) => `--include '${pattern}'`)]
}
