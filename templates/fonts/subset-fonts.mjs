import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/*
 * Reduces the fonts of the site to the characters of English text and of names in western languages, so that both
 * together are smaller than 30 KB: `node templates/fonts/subset-fonts.mjs`. Browsers show other characters in a font
 * of the device.
 */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const letters = 'àáâäãåæçèéêëìíîïñòóôöøœùúûüßÀÁÄÅÇÈÉÑÖØÜ'
const ligatures = 'ﬀﬁﬂﬃﬄ'
const signs = '\u00a0£€©™·×−‑–—‘’“”•…←→↗'

// Newsreader in its cut for large sizes, for pages and for share images; Hanken Grotesk from regular to bold.
const fonts = [
  ['newsreader', 'newsreader-latin-standard-normal.woff2', { opsz: 56, wght: 400 }, ['woff2', 'woff']],
  ['hanken-grotesk', 'hanken-grotesk-latin-wght-normal.woff2', { wght: { min: 400, max: 700 } }, ['woff2']],
]

for (const [name, file, variationAxes, formats] of fonts) {
  const font = await readFile(new URL(import.meta.resolve(`@fontsource-variable/${name}/files/${file}`)))
  for (const targetFormat of formats) {
    const options = { targetFormat, noLayoutClosure: true, variationAxes }
    const subset = await subsetFont(font, ascii + letters + ligatures + signs, options)
    await writeFile(new URL(`${name}.${targetFormat}`, import.meta.url), subset)
  }
}
