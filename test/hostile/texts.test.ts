import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { validate } from '../../src/content/source/validate'
import { InputError } from '../../src/lib/problem'
import { sharedFolder } from '../support/folder'
import { long } from '../support/long'
import { controlTexts, markupTexts } from './corpus'
import { type DataFile, replaced, studioData, textFields, written } from './data-files'
import { expectOnlyText } from './only-text'
import { type Published, publisher } from './published'

const folder = await sharedFolder()
const data = await studioData()
const fields = data.map((file) => ({ file, paths: textFields(file) }))

/** The same seed on every machine makes failures reproducible. A long run uses a different one each time. */
const campaign = process.env.FUZZ_RUNS
const parameters = campaign === undefined ? { numRuns: 3, seed: 20250801 } : { numRuns: Number(campaign) }

/** All data files, with the texts filled in turn into every field that accepts any text. */
function filled(texts: readonly string[]): Record<string, string> {
  let next = 0
  const nextText = () => texts[next++ % texts.length] ?? ''
  const fill = ({ file, paths }: { file: DataFile; paths: readonly string[][] }) => {
    const value = paths.reduce((changed, path) => {
      const takes = (text: string) => file.schema.safeParse(replaced(changed, path, text)).success
      // A list on one line does not take every separator.
      const text = texts.map(nextText).find(takes) ?? nextText()
      next += 1
      return replaced(changed, path, text)
    }, file.value)
    return written(
      file,
      value,
      file.body && `## Terms\n\n${nextText()}\n\n[${nextText()}](/contact)\n\n- ${nextText()}`,
    )
  }
  return Object.fromEntries(fields.map(fill))
}

test('many fields accept any text', () => {
  expect(fields.flatMap(({ paths }) => paths).length).toBeGreaterThan(120)
})

describe('in every field, everything that is published has as plain text', () => {
  let publish: (files: Readonly<Record<string, string>>) => Promise<Published>
  let plain: readonly Published[]

  beforeAll(async () => {
    publish = await publisher(folder)
    // All brands in one stage, and each in its own: a page may depend on whether two texts are equal.
    const different = Array.from({ length: 400 }, (_, index) => `Words ${index}, + more`)
    plain = [await publish(filled(['Some words'])), await publish(filled(different))]
  })

  test('texts of every kind', {
    ...long,
    timeout: 3_600_000,
  }, async () => {
    const text = fc.oneof(fc.constantFrom(...markupTexts), fc.string({ unit: 'grapheme' }))
    const some = fc.array(text, { minLength: 20, maxLength: 60 })
    let published = 0
    const property = fc.asyncProperty(some, async (texts) => {
      try {
        expectOnlyText(await publish(filled(texts)), plain)
        published += 1
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        // Rejections name the place and a reason.
        expect(error.problems.filter(({ file, message }) => file === '' || message === '')).toEqual([])
      }
    })
    await fc.assert(property, parameters)
    expect(published, 'refusals try nothing').toBeGreaterThan(0)
  })

  test.each(chunks(markupTexts, 9).map((texts) => [JSON.stringify(texts), texts] as const))(
    '%s',
    { ...long, timeout: 30_000 },
    async (_, texts) => {
      expectOnlyText(await publish(filled(texts)), plain)
    },
  )
})

function chunks<T>(items: readonly T[], size: number): T[][] {
  return items.flatMap((_, index) => (index % size === 0 ? [items.slice(index, index + size)] : []))
}

describe('texts that affect the text around them are rejected in every field', () => {
  const megabyte = 2 ** 20
  const named = controlTexts.map((text) => [JSON.stringify(text).slice(0, 40), text] as const)
  test.each(named.filter(([, { length }]) => length < megabyte))('%s', (_, text) => expectRejected(text))
  test.each(named.filter(([, { length }]) => length >= megabyte))('%s', long, (_, text) => expectRejected(text))
})

function expectRejected(text: string): void {
  const accepted = fields.flatMap(({ file, paths }) =>
    paths.filter((path) => {
      const source = { file: file.path, value: replaced(file.value, path, text), lineOf: () => 1, text: () => '' }
      return 'value' in validate(file.schema, source)
    }),
  )
  expect(accepted).toEqual([])
}
