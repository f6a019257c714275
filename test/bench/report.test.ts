import { expect, test } from 'vitest'
import { resultOf } from './report'

const stdout = JSON.stringify({ routes: 50, bytes: 1_000, steps: [{ name: 'read data', milliseconds: 1 }] })

/** A round of an hour in which everything takes so many times as long. */
function roundIn(hour: number, memory: number) {
  const cost = (wall: number, output = stdout) => ({ wall: hour * wall, cpu: hour * wall * 2, memory, stdout: output })
  return new Map([
    ['floor: render', cost(100, '')],
    ['cold', cost(400)],
    ['one brand', cost(90)],
  ])
}

const rounds = [roundIn(1, 2 ** 20), roundIn(7, 3 * 2 ** 20), roundIn(2, 2 ** 20)]

test('a build is described by its medians, its highest peak, and ratios that do not depend on the hour', () => {
  const { row, wall, peak, ofCold, steps } = resultOf(48, 'one brand', rounds)
  expect(row).toEqual([48, 'one brand', 50, 180, 360, 3, '3.60', 1_000, '0.90', '22.5'])
  expect([wall, peak, ofCold, steps.map(({ name }) => name)]).toEqual([180, 3, 22.5, ['read data']])
})

test('a floor has no pages and no ratios', () => {
  expect(resultOf(48, 'floor: render', rounds)).toEqual({
    row: [48, 'floor: render', '', 200, 400, 3],
    wall: 200,
    peak: 3,
    steps: [],
  })
})
