import { EmblemShapes } from '../components/emblem-shapes'
import { MarkShapes } from '../components/mark'
import type { ShareCardProps } from '../model/site-types'
import { colors, lookOf } from '../styles/look'

const textCut = (alphabet: string) => `@fontsource/newsreader/files/newsreader-${alphabet}-400-normal.woff`

/**
 * The fonts of the image, in the order in which a character is looked up, in a format that outlines can be extracted
 * from: the site's display font, and its text cut in more alphabets.
 */
export const font = ['../fonts/newsreader.woff', ...['latin', 'latin-ext', 'vietnamese'].map(textCut)]

/**
 * The image shown where a link to a page is shared. The title is as wide as the image. Above it is an emblem, a logo or
 * the mark of the studio, with figure and line next to it; or a row of emblems with both below it.
 */
export default function ShareCard({ siteName, card, typeset }: ShareCardProps) {
  const { title, host = '', line, figure = '', emblem } = card
  if (emblem !== undefined && 'mountains' in emblem)
    return (
      <MountainCard title={typeset(title, 78, 640, 86, 270)} name={typeset(siteName, 30, 1040, 30, 0)} {...emblem} />
    )
  const emblems = emblem !== undefined && 'emblems' in emblem ? emblem.emblems.split('\n') : []
  const isRow = emblems.length > 1
  const named = (text: string) => typeset(text, 150, 1040, 100, isRow ? 0 : 80)
  const titled = named(title)
  const name = titled.lines.length > 0 ? titled : named(host)
  const [x, y, width] = isRow ? [80, 300, 1040] : [424, 164, 696]
  const lines = isRow ? 1 : name.height > 0 ? 2 : 3
  const price = typeset(figure, 72, width, 72, 0)
  // Without a figure, the line takes its place and is larger.
  const [size, below] = figure === '' ? [52, 32] : [38, 68]
  const text = typeset(line, size, width, size * 1.3, size * 1.3 * (lines - 1))
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a PNG, whose text is in the head of the page
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <path d="M0 0h1200v630H0Z" fill={colors.paper.light} />
      <path d="M0 0h1200v12H0Z" fill={lookOf(emblem?.collection).colors.accent.light} />
      {emblem === undefined ? (
        <g transform="translate(60 5) scale(10)" color={colors.evergreen.light}>
          <MarkShapes sun={colors.sun.light} />
        </g>
      ) : 'logo' in emblem ? (
        <image href={emblem.logo} x="80" y="60" width="300" height="300" />
      ) : (
        <Emblems emblems={emblems} collection={emblem.collection} height={isRow ? 130 : 300} />
      )}
      <Lines text={price} x={x} y={y} fill={colors.brass.light} />
      <Lines text={text} x={x} y={y + below} fill={colors['ink-soft'].light} />
      <Lines text={name} x={80} y={490 - name.height} fill={colors.ink.light} />
      <path d="M80 544h1040" stroke={colors.rule.light} strokeWidth="2" />
      <Lines text={typeset(siteName, 30, 1040, 30, 0)} x={80} y={592} fill={colors['ink-soft'].light} />
    </svg>
  )
}

type Typeset = ReturnType<ShareCardProps['typeset']>

/** How much darker the foreground is than the colour of its collection. */
const darkness: Readonly<Record<string, number>> = { far: 0, middle: 0.12, near: 0.36 }

/** A skyline as wide as the image, with the title in the sky. */
function MountainCard({ title, name, mountains }: Readonly<{ title: Typeset; name: Typeset; mountains: string }>) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a PNG, whose text is in the head of the page
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <path d="M0 0h1200v630H0Z" fill={colors.paper.light} />
      <circle cx="1030" cy="200" r="78" fill={colors.sun.light} />
      <g transform="translate(0 110) scale(1.2 .52)">
        {mountains.split('\n').map((layer) => {
          const [collection, depth = '', path, shade] = layer.split('\t')
          return (
            <g key={`${collection} ${depth}`} fill={colors.ink.light}>
              <path d={path} fill={lookOf(collection).colors.accent.light} />
              <path d={path} fillOpacity={darkness[depth]} />
              <path d={shade} fillOpacity="0.16" />
            </g>
          )
        })}
      </g>
      <Lines text={name} x={80} y={92} fill={colors['ink-soft'].light} />
      <Lines text={title} x={80} y={196} fill={colors.ink.light} />
    </svg>
  )
}

type EmblemsProps = Readonly<{ emblems: readonly string[]; collection: string; height: number }>

/** Emblems from the left to the right edge; a single one at the left. */
function Emblems({ emblems, collection, height }: EmblemsProps) {
  const { box, colors: own } = lookOf(collection)
  const scale = Math.min(height / box.height, 280 / box.width)
  const step = (1040 - box.width * scale) / Math.max(1, emblems.length - 1)
  return emblems.map((emblem, index) => {
    const place = `translate(${80 + index * step} 48) scale(${scale}) translate(${-box.left} ${-box.top})`
    return (
      <g key={place} color={own.accent.light} transform={place}>
        <EmblemShapes emblem={emblem} collection={collection} sun={colors.sun.light} ridge={own.ridge.light} />
      </g>
    )
  })
}

function Lines({ text, x, y, fill }: Readonly<{ text: Typeset; x: number; y: number; fill: string }>) {
  return (
    <g transform={`translate(${x} ${y})`} fill={fill}>
      {text.lines.map((line) => (
        <path key={line.y} d={line.path} transform={`translate(0 ${line.y})`} />
      ))}
    </g>
  )
}
