import type { IconProps } from '../pages/drawings'
import { runTemplate } from '../render/compile/template-error'
import { templateSources } from '../render/compile/template-folder'
import type { Templates } from '../render/compile/templates'
import { drawImage } from './share/draw-image'

/**
 * Draws the icons of a site that has any: SVG, 32 px ICO, 180 px touch icon, 512 px and maskable 512 px. Pages reference
 * them by name, except for the favicon, which browsers request unprompted.
 *
 * @throws InputError when the template throws
 */
export async function drawIcons(templates: Templates, cache: string) {
  const { icon } = templates
  if (icon === undefined) return { assets: [], favicon: undefined }
  const source = templateSources(templates.folder).icon
  const svg = (props: IconProps) => runTemplate(() => templates.renderDrawing(icon, props), source)
  const png = (props: IconProps) => drawImage(svg(props), cache)
  const [tab, touch, large, maskable] = await Promise.all([
    png({ form: 'tab', size: 32 }),
    png({ form: 'tile', size: 180 }),
    png({ form: 'tile', size: 512 }),
    png({ form: 'maskable', size: 512 }),
  ])
  return {
    assets: [
      { name: 'icon.svg', content: svg({ form: 'tab', size: 32 }), source },
      { name: 'apple-touch-icon.png', content: touch, source },
      { name: 'icon-512.png', content: large, source },
      { name: 'icon-maskable-512.png', content: maskable, source },
    ],
    favicon: { path: 'favicon.ico', content: ico(tab, 32), source },
  }
}

/** An ICO file with a single PNG: a directory with one entry, followed by the image. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
