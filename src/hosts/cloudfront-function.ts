import { addressOfFile } from '../pages/page-paths'
import { pagePattern, refuseBeyond } from './host-file'
import type { HostPolicy } from './host-policy'

/** Maximum size of a CloudFront function in bytes. */
const most = 10_240

/** The source of a CloudFront function (viewer request, runtime cloudfront-js-2.0) for redirects and clean URLs. */
export function cloudfrontFunction({ base, redirects, urls, givenFiles }: HostPolicy): string {
  const ending = urls === 'folder' ? '/index.html' : '.html'
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from.href, to.href]))
  const source = `// Made by build-site. Runtime cloudfront-js-2.0, event viewer-request.
var base = ${JSON.stringify(base)}
var moved = ${JSON.stringify(moved)}
var keys = ${JSON.stringify(givenKeys({ givenFiles }, ending))}
var ending = ${JSON.stringify(ending)}
var otherAddress = new RegExp(${JSON.stringify(pagePattern(base))})

function redirect(request, location) {
  var query = request.rawQueryString()
  var value = query && location.indexOf('?') < 0 && location.indexOf('#') < 0 ? location + '?' + query : location
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: value } } }
}

function handler(event) {
  var request = event.request
  var uri = request.uri
  var old = uri.replace(/\\/$/, '')
  if (Object.prototype.hasOwnProperty.call(moved, old)) return redirect(request, moved[old])
  if (uri === base + '/index.html' || (uri === base && base !== '')) return redirect(request, base + '/')
  var other = otherAddress.exec(uri)
  if (other) return redirect(request, other[1])
  // What lies outside the base path is not this site: a key that no file has.
  if (uri.indexOf(base + '/') !== 0) request.uri = '/_outside'
  else if (uri === base + '/') request.uri = '/index.html'
  else {
    var path = uri.slice(base.length)
    if (Object.prototype.hasOwnProperty.call(keys, path)) request.uri = keys[path]
    else request.uri = ${hasEnding}.test(path) ? path : path + ending
  }
  return request
}
`
  const what = `bytes in the CloudFront function, most of them redirects and static pages that are not named x${ending}`
  refuseBeyond('s3', what, Buffer.byteLength(source), most)
  return source
}

/** Matches a path with an extension: a file, not the address of a page. */
const hasEnding = /\.[^/]*$/

/**
 * The keys in S3 of given files that have another key than that of a page with their address: `/brochure` is
 * `/brochure/index.html` where pages are `/about.html`. If several files have one address, the first one that other
 * servers try counts: `/brochure`, `/brochure.html`, `/brochure/index.html`.
 */
function givenKeys({ givenFiles }: Pick<HostPolicy, 'givenFiles'>, ending: string): Record<string, string> {
  const lastTriedFirst = [...givenFiles].sort((a, b) => b.length - a.length)
  const keys = new Map(lastTriedFirst.map((path) => [addressOfFile(path), path]))
  const others = [...keys].filter(([address, path]) => path !== (hasEnding.test(address) ? address : address + ending))
  return Object.fromEntries(others.map(([address, path]) => [encodeURI(address), encodeURI(path)]))
}
