import { expect, test } from 'vitest'
import { splitList } from '../../../templates/model/build-brand'

test('a target audience is split at comma and space', () => {
  expect(splitList('SMBs, Marketing/ops/product teams, 1,000-seat venues', ', ')).toEqual([
    'SMBs',
    'Marketing/ops/product teams',
    '1,000-seat venues',
  ])
})

test('a revenue model is split at a plus sign with spaces', () => {
  expect(splitList('Course fees + C++ lessons + Licenses, yearly', ' + ')).toEqual([
    'Course fees',
    'C++ lessons',
    'Licenses, yearly',
  ])
})

test('spaces around an item are trimmed', () => {
  expect(splitList('Hotels,   Clubs , Bars', ', ')).toEqual(['Hotels', 'Clubs', 'Bars'])
})

test('a single item is a list of one', () => {
  expect(splitList('Hotels', ', ')).toEqual(['Hotels'])
})
