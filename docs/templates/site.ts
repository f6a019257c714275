import { defineSite } from 'build-site'
import { content } from './content'
import { buildSite, frameOf, searchFile } from './model'

/** The documentation of build-site, a site like any other: `npx build-site dev --root docs`. */
export default defineSite({
  content,
  settings: ({ site: { value } }) => ({
    url: value.url,
    name: value.name,
    themeColor: { light: '#ffffff', dark: '#14171c' },
    acceptedPlaceholders: value.acceptedPlaceholders,
  }),
  model: buildSite,
  frame: frameOf,
  files: searchFile,
})
