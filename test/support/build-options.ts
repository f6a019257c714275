import { join } from 'node:path'

/** The defaults of all options. */
export const usualChoices = {
  siteUrl: undefined,
  strict: false,
  urls: 'both',
  hosts: [],
  precompress: false,
  force: false,
} as const

/** A project in a folder, as the program under test sees it. */
export function projectIn(root: string) {
  return { root, data: join(root, 'data'), cwd: root, packageRoot: process.cwd(), siteUrl: undefined, strict: false }
}
