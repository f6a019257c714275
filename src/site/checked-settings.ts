import { siteSettings } from '../content/schema/settings'
import { describe } from '../lib/describe'
import { InputError } from '../lib/problem'
import type { Settings } from './define-site'

/**
 * The settings of a site, if they can be used. A site may be built without checking the types of its templates.
 *
 * @param file the site definition, as the operator would type it
 * @throws InputError that names each setting that cannot
 */
export function checkedSettings(settings: Settings, file: string): Settings {
  const { error } = siteSettings.safeParse(settings, { reportInput: true })
  if (error === undefined) return settings
  throw new InputError(
    error.issues.map((issue) => ({
      severity: 'error',
      file,
      field: ['settings', ...issue.path].join('.'),
      message:
        issue.code === 'unrecognized_keys'
          ? `found ${issue.keys.join(', ')}, expected ${issue.message}`
          : `${describe(issue.input)}, expected ${issue.message}`,
    })),
  )
}
