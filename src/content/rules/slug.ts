/** Device names reserved by Windows, which cannot be file names there. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Lower-case letters, digits and hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** In characters: the maximum length of a label of a host. */
export const longestSlug = 63

/** Whether Windows reserves a name for a device. */
export function isDevice(name: string): boolean {
  return device.test(name)
}

/** Whether a text is a slug: a lower-case name used in addresses and file names. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text) && !isDevice(text)
}
