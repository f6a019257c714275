import { constellation, landscape } from '../drawings/landscapes'

/**
 * The colours that images have, too, by the names of their custom properties; the others are in tokens.css. Pages follow
 * the reader's colour scheme; images, which cannot, have the colours of the light one.
 */
export const colors = {
  paper: { light: '#faf7f0', dark: '#14171c' },
  ink: { light: '#191f2b', dark: '#efebe2' },
  'ink-soft': { light: '#3f4551', dark: '#cbc7bd' },
  rule: { light: '#d6d0c4', dark: '#343840' },
  brass: { light: '#825b00', dark: '#e8bd6d' },
  sun: { light: '#d7a03d', dark: '#e4b65c' },
  evergreen: { light: '#145138', dark: '#79d8a7' },
}

type Color = typeof colors.paper

/** What distinguishes a collection from the others. */
const vista = {
  /** Of its text and lines, of its buttons, and of the distance in its emblems, which hides the sun. */
  colors: {
    accent: colors.evergreen,
    fill: { light: colors.evergreen.light, dark: '#42b079' },
    ridge: { light: '#aabdb0', dark: '#375b4d' },
  },
  /** The part of the 96 by 96 square that emblems take up, and the line around them, if any. */
  box: { left: 13, top: 5, width: 70, height: 86 },
  frame: 'M14 90V40a34 34 0 0 1 68 0V90Z',
  /** Draws the emblem of a brand without a motif. */
  generated: landscape,
}

const ai: typeof vista = {
  colors: {
    accent: { light: '#373c8c', dark: '#adb9fb' },
    fill: { light: '#373c8c', dark: '#828fed' },
    ridge: { light: '#b6b6cd', dark: '#4a506a' },
  },
  box: { left: 6, top: 6, width: 84, height: 84 },
  frame: '',
  generated: constellation,
}

/** The looks of the collections by slug. */
const looks = new Map<string | undefined, typeof vista>(Object.entries({ vista, ai }))

/** The look of a collection; that of Vista for one without a look of its own, and for what belongs to none. */
export function lookOf(collection: string | undefined): typeof vista {
  return looks.get(collection) ?? vista
}

function rule(selector: string, of: Readonly<Record<string, Color>>): string {
  const properties = Object.entries(of).map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`)
  return `${selector}{${properties.join(';')}}`
}

const collectionRules = Array.from(looks, ([slug, look]) => rule(`[data-collection="${slug}"]`, look.colors))

/** Styles that define all of these colours as custom properties. */
export const colorStyles = `@layer tokens{${rule(':root', { ...colors, ...vista.colors })}${collectionRules.join('')}}`
