import { describe, expect, test } from 'vitest'
import { mistakeAt, problemsOf } from '../../support/parsed-text'

describe('values that YAML or JSON would silently shorten are a problem', () => {
  test.each([
    ['a dot between thousands', 'a.yaml', 'a: 1\nprice: 50.000\n', 2, 'found 50.000, which is the number 50,'],
    [
      'a comma between thousands',
      'a.yaml',
      'a: 1\nt:\n  - { from: 75,000, reference: 150,000 }\n',
      3,
      'found a comma in a number',
    ],
    ['the same once', 'a.yaml', 'a: 1\nt: { from: 75,000 }\n', 2, 'found a comma in a number in braces'],
    ['the same in JSON', 'a.json', '{\n  "a": 1,\n  "price": 50.000\n}', 3, 'such as 50000'],
    ['the same in front matter', 'a.md', '---\na: 1\nprice: 1.500 # dollars\n---\n', 3, 'which is the number 1.5,'],
    [
      'a hexadecimal number',
      'a.yaml',
      'a: 1\nprice: 0x15000\n',
      2,
      'found 0x15000, which is the number 86016, expected',
    ],
    ['an octal number', 'a.yaml', 'a: 1\nprice: 0o15000\n', 2, 'which is the number 6656,'],
    ['a number with a zero before it', 'a.yaml', 'a: 1\nb: { c: 015000 }\n', 2, 'which is the number 15000,'],
    ['a number sign in a text', 'a.yaml', 'a: 1\nlead: Rated #1 in ski towns\n', 2, 'ends before #1 in ski towns'],
    ['the same in a list', 'a.yaml', 'a:\n  - Domains #1\n  - b\n', 2, 'ends before #1'],
    ['nothing before a comment', 'a.yaml', 'a:\n  - #one\n  - b\n', 2, 'found nothing before #one'],
    ['a second document', 'a.yaml', '# x\n---\na: 1\n---\nb: 2\n', 4, 'found a line of --- or ...'],
    [
      'a name that YAML keeps',
      'a.yaml',
      'a: 1\nholding: &Sons Holdings LLC\n',
      2,
      'found &Sons, which YAML leaves out',
    ],
    ['the same in a list', 'a.yaml', 'a:\n  - b\n  - &R D\n', 3, 'leaves out of the text, expected the text in quotes'],
    ['a type that YAML does not know', 'a.yaml', 'a: 1\nstage: !Snow Adventure\n', 2, 'found !Snow, which YAML leaves'],
    ['the same in brackets', 'a.yaml', 'a: [b,\n !c d]\n', 2, 'found !c,'],
    ['a type that is not known among those that are', 'a.yaml', 'a: !!str 1\nb: !!Snow 2\n', 2, 'found !!Snow, which'],
    ['the end of a document', 'a.yaml', 'a: 1\n...\nb: 2\n', 3, 'found a line of --- or ...'],
    ['an end before all of it', 'a.yaml', '...\na: 1\n', 2, 'found a line of --- or ...'],
    ['an end below all of it', 'a.yaml', 'a: 1\n---\n', 2, 'found a line of --- or ...'],
    ['a color without quotes', 'a.yaml', 'a: 1\nlight: #faf7f0\nb: 2\n', 2, 'found nothing before #faf7f0'],
  ])('%s', (_case, file, text, line, words) => {
    expect(problemsOf(file, text)).toEqual([mistakeAt(line, words)])
  })

  test.each([
    [
      'a.yaml',
      '# one\na: 1 # two\ndate: 2025-08-01\nzero: 0\nnone: -0.5\nroom: "007"\nband: 0x or 1e9 of them\nb: x  # three\nc: "Rated #1"\nd: 50000 #four\ne:\n  # five\n  - y\nf: a#1\n',
    ],
    ['a.yaml', 'a: 1.5\nb: 0.1234\nc: v1.000\nd: some 1.000 dollars\ne: "50.000"\nf: |\n  1.000 #1\n  2.000\n'],
    ['a.yaml', '%YAML 1.2\n---\na: x #-----\nb: 0.125 #→\nc: >-\n  ---\n  x\n'],
    [
      'a.yaml',
      'a: R&D\nb: x & y\nc: Wow!\nd: "&b c"\ne: "{x} 1,000"\ne2: { x: "1,000", y: 100 }\ne3: |\n  \u00a0x\ne4: \u00a0y\ne5: &f 1\ng: *f\nh: !!str 1\ni: |\n  &b !c\n  ...\n...\n# the end\n',
    ],
    ['a.json', '{"a": 1.5, "b": "50.000 \\\\\\" 1.000 #1", "c": ["x #1", "1.000", 0.125, 1.0005, 1.000e3]}'],
  ])('in %s, the same syntax is intended', (file, text) => {
    expect(problemsOf(file, text)).toEqual([])
  })
})
