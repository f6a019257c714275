import type { Site } from '../content/site/types'

/** `.well-known/security.txt` (RFC 9116): where to report a vulnerability, and until when that is valid. */
export function securityTxt({ studio, address }: Site): string {
  const lines = [
    `Contact: ${studio.mailto}`,
    `Expires: ${studio.securityExpires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${address('/.well-known/security.txt').url}`,
  ]
  return `${lines.join('\n')}\n`
}
