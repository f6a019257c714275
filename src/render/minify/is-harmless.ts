/** What a policy may have to allow. */
const remarkable = /<(?:script|style|link|form|audio|video)\b|data:image\//i

/**
 * Whether markup contains nothing that a policy must allow, whatever its texts are. @param form the form of the markup
 */
export function isHarmless(form: string): boolean {
  return !remarkable.test(form)
}
