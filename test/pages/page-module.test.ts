import { expect, test } from 'vitest'
import type { PageModule } from '../../templates/model/site-types'
import { pageAt } from '../support/pages'

const page = pageAt('/a')

test('the props of a page are plain data: anything else is a type error', () => {
  const plain: PageModule<{ name: string; list: readonly (string | undefined)[] }> = {
    pages: () => [{ ...page, props: { name: 'a', list: ['b', undefined] } }],
    body: ({ name }) => name,
  }
  const withFunction: PageModule<{ run: () => string }> = {
    // @ts-expect-error: JSON knows no functions
    pages: () => [{ ...page, props: { run: () => 'a' } }],
    body: ({ run }) => run(),
  }
  const unlike: PageModule<{ name: string }> = {
    // @ts-expect-error: not what the body asks for
    pages: () => [{ ...page, props: { title: 'a' } }],
    body: ({ name }) => name,
  }
  const withFrame: PageModule<{ frame: string }> = {
    // @ts-expect-error: the name of what all pages have in common
    pages: () => [{ ...page, props: { frame: 'a' } }],
    body: ({ frame }) => frame,
  }
  for (const { body } of [plain, withFunction, unlike, withFrame]) expect(body).toBeTypeOf('function')
})
