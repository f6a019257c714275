import { join } from 'node:path'

/** What an operator who names no option chooses. */
export const usualChoices = {
  siteUrl: undefined,
  strict: false,
  urls: 'both',
  hosts: [],
  precompress: false,
  force: false,
} as const

/** A project in a folder, as the program that is tested sees it. */
export function projectIn(root: string) {
  return { root, data: join(root, 'data'), cwd: root, packageRoot: process.cwd(), siteUrl: undefined, strict: false }
}
