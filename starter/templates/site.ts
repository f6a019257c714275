import { defineSite } from 'build-site'
import { content } from './content'
import { colors } from './layout/colors'
import { buildSite, frameOf } from './model'

/** The site: what its data is, and what is made of it. The pages are in pages/. */
export default defineSite({
  content,
  // The values of {name} and the other placeholders in texts. If a file is missing or wrong, there is nothing to fill
  // in.
  placeholders: ({ site, projects }) => ({
    name: site?.value.name ?? '',
    email: site?.value.email ?? '',
    projects: String(projects?.length ?? 0),
  }),
  settings: ({ site: { value } }) => ({
    url: value.url,
    name: value.name,
    themeColor: { light: colors.paper, dark: colors.night },
    acceptedPlaceholders: value.acceptedPlaceholders,
  }),
  model: buildSite,
  frame: frameOf,
})
