import { expect, test } from 'vitest'
import { slugOf } from '../../src/edit/slug-of'

test.each([
  ['VistaSet', 'vistaset'],
  ['Harbor Loom', 'harborloom'],
  ['Brückner & Co.', 'brucknerco'],
  ['Co-op', 'co-op'],
  [' - Salt -- Mill - ', 'salt-mill'],
  ['7 Hills', '7hills'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Þór & Ærø', 'thoraero'],
  ['Žižek', 'zizek'],
  ['Z\u030ci\u030czek', 'zizek'],
  ['Việt Nam', 'vietnam'],
  ['İstanbul', 'istanbul'],
  ['Ελλάδα', 'ellada'],
  ['Москва', 'moskva'],
  ['Hawaiʻi', 'hawaii'],
  ['ﬁnch Ｌoom', 'finchloom'],
  ['Loom™ ½', 'loom12'],
  ['Salt\u2011Mill', 'salt-mill'],
  ['Loom ❤️', 'loom'],
  ['東京 Ski', undefined],
  ['とうきょう', undefined],
  ['שלום', undefined],
  ['Loom 3 東', undefined],
  ['!!!', undefined],
  ['❤️', undefined],
  ['-', undefined],
  ['', undefined],
])('the slug of "%s" is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
