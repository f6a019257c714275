/** What an operator who names no option chooses. */
export const usualChoices = {
  siteUrl: undefined,
  strict: false,
  urls: 'both',
  hosts: [],
  precompress: false,
  force: false,
} as const
