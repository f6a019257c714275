import { createElement, type ReactElement } from 'react'
import type { SiteParts } from '../../src/build/build-options'
import { pageSettings } from '../../src/build/page-settings'
import { sourceOf } from '../../src/content/parse/locate'
import type { DocumentLayout, DocumentProps } from '../../src/pages/document'
import type { Page } from '../../src/pages/page'
import type { PageTemplate, Templates } from '../../src/render/compile/templates'
import { draftOf, type PageDraft } from '../../src/render/print/page-draft'
import { PageRenderer } from '../../src/render/print/page-renderer'
import * as renderer from '../../src/render/renderer'
import type { Site } from '../../src/site/site'
import { exampleImage } from './example-assets'
import { definition } from './site-from'

/** A layout, whatever header and footer show. */
export type Layout = { layout(props: DocumentProps): ReactElement }['layout']

/** The smallest possible layout. */
const bare: DocumentLayout = ({ children }) =>
  createElement('html', null, createElement('head'), createElement('body', null, children))

/** A site with these pages, all of one template that was not compiled. Its assets have unhashed names. */
export function partsOf(site: Site, template: PageTemplate, pages: readonly Page[], layout: Layout = bare): SiteParts {
  const listed = pages.map((page) => ({ page, template }))
  return { ...surroundings(site), templates: templatesOf(template, layout), pages: listed }
}

/** What pages need besides themselves and their templates. */
export function surroundings(site: Site): Omit<SiteParts, 'templates' | 'pages'> {
  const names = ['icon.svg', 'apple-touch-icon.png', 'icon-512.png', 'icon-maskable-512.png']
  const byName = Object.fromEntries(names.map((name) => [name, site.address(`/assets/${name}`)]))
  const redirects = { slug: 'redirects', value: {}, source: sourceOf('redirects.yaml', { value: {} }, () => '') }
  return {
    ...{ site, redirects, urls: 'flat', hosts: [], precompress: false, images: [], staticFiles: [] },
    assets: { files: [], addresses: { folder: 'templates/assets', byName } },
    share: { files: [], of: () => exampleImage(site) },
  }
}

function templatesOf(template: PageTemplate, layout: Layout): Templates {
  const nothing = () => createElement('svg')
  return {
    ...{ folder: 'templates', pages: [template], layout, shareCard: nothing, shareFonts: [], icon: nothing },
    ...{ definition, ...renderer },
    compiled: {
      pages: [],
      modules: {},
      fonts: [],
      code: '',
      schemas: '',
      inputs: [],
      script: { script: 'run()', modules: [], inputs: [] },
    },
  }
}

/** A renderer of the pages of a site, and the drafts to render. */
export interface Rendering {
  readonly renderer: PageRenderer
  readonly drafts: readonly PageDraft[]
}

/** Prepares to render the pages of a site. */
export function rendering(parts: Pick<SiteParts, 'site' | 'templates' | 'assets' | 'pages' | 'share'>): Rendering {
  return {
    renderer: new PageRenderer(parts.templates, pageSettings(parts)),
    drafts: parts.pages.map((listed) => draftOf(listed, parts.share.of(listed.page.address.path))),
  }
}
