import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/lib/problem'
import { openShareFonts } from '../../support/share-fonts'

const fonts = await openShareFonts()

test.each<[string, string, string]>([
  ['letters of Latin alphabets', 'Łódź, Žižek, Ðaçā, Ștefan, İı, ẞ', 'Łódź, Žižek, Ðaçā, Ștefan, İı, ẞ'],
  ['Vietnamese', 'Thế Giới Trải Nghiệm', 'Thế Giới Trải Nghiệm'],
  ['decomposed letters', 'Ło\u0301dz\u0301 Cre\u0300me Ế'.normalize('NFD'), 'Łódź Crème Ế'],
  ['hyphens of other kinds', 'Wi\u2011Fi co\u2010op', 'Wi-Fi co-op'],
  ['spaces of other kinds', 'a\u2009b\u3000c\td\ne\u2028f', 'a b c d e f'],
  ['spaces at which no line ends', '1\u202f000\u2007000', '1\u00a0000\u00a0000'],
  ['what nobody sees', 'soft\u00adhyphen\u200b\u2060\ufeff', 'softhyphen'],
  ['forms for print', 'ﬁﬂ Ｓｋｉ！', 'fifl Ski!'],
])('%s are drawn', (_, typed, drawn) => {
  expect(fonts.spell(typed)).toEqual({ text: drawn, missing: [] })
})

test.each<[string, readonly string[]]>([
  ['Αθήνα Ski', ['Α', 'θ', 'ή', 'ν', 'α']],
  ['Жук', ['Ж', 'у', 'к']],
  ['東京 Ski', ['東', '京']],
  ['up → 🎉', ['→', '🎉']],
  ['x\u0323\u0301 and y', ['x\u0323\u0301']],
  ['10\u2074', ['\u2074']],
])('of %s, what no font has is named', (typed, missing) => {
  expect(fonts.spell(typed).missing).toEqual(missing)
})

test('no text is drawn with a replacement box', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const { text } = fonts.spell(typed)
      const runs = fonts.runs(text)
      expect(runs.map((run) => run.text).join('')).toBe(text)
      for (const run of runs)
        for (const { index } of run.font.stringToGlyphs(run.text)) expect(index).toBeGreaterThan(0)
    }),
  )
})

test.each(['@fontsource/newsreader/files/none.woff', '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2'])(
  'the font %s, which cannot be opened, is reported at the template',
  async (name) => {
    const one = await openShareFonts([name])
    expect(() => one.spell('a')).toThrow(InputError)
    expect(() => one.spell('a')).toThrow(
      /^templates\/layout\/share-card\.tsx: found “.*” as font, expected the path of a/,
    )
  },
)
