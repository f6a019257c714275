import { describe, expect, test } from 'vitest'
import { newName } from '../../templates/commands/new-name'

function refuse(expected: string): never {
  throw new Error(expected)
}

const named = (kind: 'brand' | 'domain', typed: string, slug?: string) =>
  newName(kind, { args: [typed], options: { slug }, refuse })

describe('a brand', () => {
  test.each([
    ['Harbor Loom', 'Harbor Loom', 'harborloom', 'harborloom.com'],
    [' Łódź ', 'Łódź', 'lodz', 'lodz.com'],
    ['saltmill.io', 'saltmill.io', 'saltmill', 'saltmill.io'],
    ['SaltMill.io', 'SaltMill.io', 'saltmill', 'saltmill.io'],
    ['saltmill.com', 'saltmill.com', 'saltmill', 'saltmill.com'],
    ['straße.de', 'straße.de', 'strasse', 'straße.de'],
    ['xn--strae-oqa.de', 'straße.de', 'strasse', 'straße.de'],
    ['J.P. Loom', 'J.P. Loom', 'jploom', 'jploom.com'],
    ['Brückner & Co.', 'Brückner & Co.', 'brucknerco', 'brucknerco.com'],
    ['Loom: The App', 'Loom: The App', 'loomtheapp', 'loomtheapp.com'],
    ['No.1', 'No.1', 'no1', 'no1.com'],
    ['24/7', '24/7', '247', '247.com'],
    ['1,000 Things', '1,000 Things', '1000things', '1000things.com'],
  ])('%s is %s, at %s, and offers %s', (typed, name, slug, host) => {
    expect(named('brand', typed)).toMatchObject({ name, slug, host })
  })

  test.each([
    ['東京 Ski', 'tokyoski', '東京 Ski', 'tokyoski.com'],
    ['東京.jp', 'tokyo', '東京.jp', '東京.jp'],
    ['Node.js', 'nodejs', 'Node.js', 'nodejs.com'],
    ['con.com', 'concom', 'con.com', 'con.com'],
  ])('%s with the slug %s is %s, and offers %s', (typed, slug, name, host) => {
    expect(named('brand', typed, slug)).toMatchObject({ name, slug, host })
  })

  test.each([
    ['Node.js', /^a name, or a domain .* choose its slug with --slug$/],
    ['https://saltmill.io', /^a name, or a domain/],
    ['salt mill.io', /^a name, or a domain/],
    ['saltmill.io:8080', /^a name, or a domain/],
    ['“saltmill.io”', /^a name, or a domain/],
    ['saltmill.io/shop', /^a name, or a domain/],
    ['www.saltmill.io', /^a name, or a domain/],
    ['me@saltmill.io', /^a name, or a domain/],
    ['saltmill,io', /^a name, or a domain/],
    ['my_loom.com', /^a name, or a domain/],
    ['loom.com.', /^a name, or a domain/],
    ['東京 Ski', /^a name with letters or digits from which an address can be made; choose one yourself with --slug/],
    ['!!!', /^a name with letters or digits/],
    ['Con', /^a slug that Windows does not reserve for a device, not con; choose one yourself with --slug/],
    ['con.com', /^a slug that Windows does not reserve/],
    ['Lpt¹', /^a slug that Windows does not reserve for a device, not lpt1/],
    ['a'.repeat(64), /^a slug of at most 63 characters, not a+; choose/],
    ['{Loom}', /^a name without \{ and \}/],
    ['Lo\u202eom', /^a name of visible letters/],
    ['Lo\u0000om', /^a name of visible letters/],
  ])('%j is refused: %s', (typed, expected) => {
    expect(() => named('brand', typed)).toThrow(expected)
  })
})

describe('a domain', () => {
  test.each([
    ['Harbor Loom', 'harborloom', 'harborloom.com', 'harborloom-com'],
    ['HarborLoom.io', 'harborloom', 'harborloom.io', 'harborloom-io'],
    ['harborloom.co.uk', 'harborloomco', 'harborloom.co.uk', 'harborloom-co-uk'],
    ['xn--e1afmkfd.xn--p1ai', 'primer', 'пример.рф', 'primer-rf'],
    ['łódź.com', 'lodz', 'łódź.com', 'lodz-com'],
    ['saltmill。io', 'saltmill', 'saltmill.io', 'saltmill-io'],
    ["Joe's Loom", 'joesloom', 'joesloom.com', 'joesloom-com'],
  ])('%s is %s, offers %s, and next to another of that name it is %s', (typed, slug, host, longSlug) => {
    expect(named('domain', typed)).toMatchObject({ slug, host, longSlug })
  })

  test.each([
    ['con.com', undefined, /^a slug that Windows does not reserve/],
    ['https://loom.com', 'loom', /^a name, or a domain without https:\/\/, .* such as saltmill\.io$/],
    ['東京.jp', undefined, /^a name with letters or digits/],
  ])('%s with the slug %s is refused: %s', (typed, slug, expected) => {
    expect(() => named('domain', typed, slug)).toThrow(expected)
  })

  test.each([
    ...[
      'saltmill.io:8080',
      "'saltmill.io'",
      '(saltmill.io)',
      '“saltmill.io”',
      'saltmill.io»',
      '.com',

      'saltmill.',
    ],
    ...['127.0.0.1', '[::1]', '123.456', 'saltmill/io', '"saltmill"', 'salt:mill', 'Loom Inc. of Salt'],
  ])('%s is none', (typed) => {
    expect(() => named('domain', typed)).toThrow(/^a name, or a domain without https:.*, such as saltmill\.io$/)
  })

  test.each([
    ['saltmill.notatld', '.notatld'],
    ['robots.txt', '.txt'],
    ['x.example', '.example'],
  ])('%s has no ending that there is', (typed, ending) => {
    expect(() => named('domain', typed)).toThrow(`a domain with an existing ending, such as saltmill.io, not ${ending}`)
  })
})
