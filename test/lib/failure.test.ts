import { expect, test } from 'vitest'
import { errorOf, failureOf } from '../../src/lib/failure'
import { InputError } from '../../src/lib/problem'

/** An error that another thread has sent. */
function sent(error: unknown): Error {
  return errorOf(structuredClone(failureOf(error)))
}

test('an error keeps its message, its stack and its fields between threads', () => {
  const error = Object.assign(new Error('no space left'), { code: 'ENOSPC', path: '/site' })
  expect(sent(error)).toMatchObject({ message: 'no space left', stack: error.stack, code: 'ENOSPC', path: '/site' })
})

test('mistakes in the data stay mistakes, with all of their fields', () => {
  const problems = [{ severity: 'error', file: 'data/site.yaml', line: 3, message: 'found no name' }] as const
  const error = sent(new InputError(problems))
  expect(error).toBeInstanceOf(InputError)
  expect(error).toEqual(new InputError(problems))
})

test('a thrown value that is not an error becomes one', () => {
  expect(sent('stop')).toEqual(new Error('stop'))
})
