import { createHash } from 'node:crypto'
import type { Site } from '../../content/site/types'
import type { ShareImage } from '../../pages/head'
import type { Page } from '../../pages/page'
import type { Typeset } from '../../pages/share-card'
import { hashedPath } from '../assets'
import type { OutputFile } from '../output-file'
import { templateError } from '../template-error'
import type { Templates } from '../templates'
import { drawImage } from './draw-image'

/** The share images of a site: the files, and which image is whose. */
export interface ShareImages {
  readonly files: readonly OutputFile[]
  /** The image of a page, by its path within the site. */
  readonly of: (path: string) => ShareImage
}

/** What share images are drawn with. */
export interface ShareTools {
  readonly templates: Templates
  readonly typeset: Typeset
  /** Folder of images that were drawn before; safe to delete. */
  readonly cache: string
  /** Told how many images are done, of how many. */
  readonly onImage?: (done: number, all: number) => void
}

/** A share image before it is drawn. */
export interface ShareDrawing {
  readonly svg: string
  /** What it shows, in words. */
  readonly alt: string
}

/** Draws the share image of every page. Pages that say the same share one. @throws InputError when the template throws */
export async function shareImages(site: Site, pages: readonly Page[], tools: ShareTools): Promise<ShareImages> {
  const drawings = new Map(pages.map((page) => [page.address.path, shareDrawing(site, page, tools)]))
  const svgs = new Set([...drawings.values()].map(({ svg }) => svg))
  let done = 0
  const draw = async (svg: string) => {
    const file = await imageFile(svg, tools.cache)
    tools.onImage?.(++done, svgs.size)
    return [svg, file] as const
  }
  const files = new Map(await Promise.all([...svgs].map(draw)))
  return {
    files: [...files.values()],
    of: (path) => {
      const { svg = '', alt = '' } = drawings.get(path) ?? {}
      const file = files.get(svg)
      if (file === undefined) throw new Error(`no share image was drawn for ${path}`)
      return { url: site.address(`/${file.path}`).url, width: 1200, height: 630, alt }
    },
  }
}

const template = 'templates/layout/share-card.tsx'

async function imageFile(svg: string, cache: string): Promise<OutputFile> {
  const content = await drawImage(svg, createHash('sha256').update(svg).digest('hex'), cache)
  return { path: hashedPath('share.png', content), content, source: template }
}

/** The share image of a page as SVG, and what it says. @throws InputError when the template throws */
export function shareDrawing(
  site: Site,
  { address, head }: Page,
  { templates, typeset }: Omit<ShareTools, 'cache'>,
): ShareDrawing {
  try {
    const svg = templates.run(() => templates.renderShareCard(templates.shareCard, { site, card: head.share, typeset }))
    const { title, line, figure } = head.share
    return { svg, alt: [title, line, figure].filter(Boolean).join('. ') }
  } catch (error) {
    throw templateError(error, template, address.path)
  }
}
